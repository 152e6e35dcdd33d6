/** Writes what scripts can use: type declarations, reference, examples and stubs of hooks. */
package roundhouse.script.reference;
