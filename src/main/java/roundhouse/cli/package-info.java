/** The commands: everything the window can do, with meaningful exit statuses and helpful errors. */
package roundhouse.cli;
