package roundhouse.design;

/**
 * A node that is complete.
 *
 * @param size nodes in it, itself included
 * @param height levels below it
 */
record Built(Node node, int size, int height) {}
