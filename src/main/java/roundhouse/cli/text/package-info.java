/** Games as text for a terminal. */
package roundhouse.cli.text;
