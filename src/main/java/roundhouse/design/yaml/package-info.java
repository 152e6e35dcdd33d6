/** Reads YAML files into nodes that know their places, and lays one tree over another. */
package roundhouse.design.yaml;
