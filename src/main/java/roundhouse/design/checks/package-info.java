/** Checks what must hold between the values of a design, one class a check. */
package roundhouse.design.checks;
