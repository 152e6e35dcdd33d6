/**
 * Reads the folder of a title of the open-source online engine, whose files hold Ruby constants.
 */
package roundhouse.drafts.folder;
