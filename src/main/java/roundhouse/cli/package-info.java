/** What the window can do, without one: commands with honest exit statuses and errors that help. */
package roundhouse.cli;
