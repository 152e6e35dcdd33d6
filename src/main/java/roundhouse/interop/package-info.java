/** Games recorded on another engine: read, played again here, and compared state by state. */
package roundhouse.interop;
