/** The folders of a project: designs that are found, made, removed, packed and unpacked. */
package roundhouse.workshop.project;
