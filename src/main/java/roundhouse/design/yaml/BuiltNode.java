package roundhouse.design.yaml;

/**
 * A finished node.
 *
 * @param size number of nodes in it, including itself
 * @param height levels below it
 */
record BuiltNode(YamlNode node, int size, int height) {}
