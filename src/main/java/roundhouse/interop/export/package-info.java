/** Writes games played here as files of the other engine. */
package roundhouse.interop.export;
