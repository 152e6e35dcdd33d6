package roundhouse.editor;

import javax.swing.JFrame;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.SnapshotBridge;
import roundhouse.editor.kit.WindowLook;
import roundhouse.workshop.Workshop;

/**
 * What the parts and commands of a window work with.
 *
 * @param frame owns the dialogs
 * @param host the same window, as its parts use it
 * @param bridge passes every snapshot of the workshop to the parts
 */
record WindowContext(
    JFrame frame,
    HostWindow host,
    Workshop workshop,
    SnapshotBridge bridge,
    WindowLook look,
    Settings settings) {}
