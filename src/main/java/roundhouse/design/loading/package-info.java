/** Loads a design: its files, what it extends, its options, its checks. */
package roundhouse.design.loading;
