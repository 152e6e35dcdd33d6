/** A title as data: records that mirror the YAML one to one. */
package roundhouse.design.spec;
