/** Loads titles: a design with its options, and the scripts that answer its hooks. */
package roundhouse.script.loading;
