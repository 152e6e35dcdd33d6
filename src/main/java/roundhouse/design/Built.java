package roundhouse.design;

/**
 * A finished node.
 *
 * @param size number of nodes in it, including itself
 * @param height levels below it
 */
record Built(Node node, int size, int height) {}
