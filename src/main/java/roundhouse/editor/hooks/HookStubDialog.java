package roundhouse.editor.hooks;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Font;
import java.awt.Frame;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;
import roundhouse.editor.kit.Panels;
import roundhouse.engine.Hook;
import roundhouse.script.reference.HookStubs;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;

/** A stub function for a hook, to copy or to append to a script of the design. */
final class HookStubDialog extends JDialog {
  private static final String NEW = "rules.js";

  HookStubDialog(Frame owner, Workshop workshop, Snapshot now, Hook<?, ?> hook) {
    super(owner, UiWords.of("stub.window", hook.name()), false);
    setName("stub window");
    String stub = HookStubs.of(hook);
    var text = new JTextArea(stub);
    text.setName("stub");
    text.setEditable(false);
    text.setFont(new Font(Font.MONOSPACED, Font.PLAIN, text.getFont().getSize()));
    Path folder = now.design().map(workshop.loader()::scripts).orElse(Path.of(""));
    var files = new JComboBox<>(scripts(now, folder).toArray(String[]::new));
    files.setName("script file");
    files.setEditable(true);
    var label = new JLabel(UiWords.of("stub.file"));
    label.setLabelFor(files);
    var copy = new JButton(UiWords.of("stub.copy"));
    copy.addActionListener(
        _ ->
            Toolkit.getDefaultToolkit()
                .getSystemClipboard()
                .setContents(new StringSelection(stub), null));
    var write = new JButton(UiWords.of("stub.write"));
    write.setName("write stub");
    write.addActionListener(
        _ -> {
          workshop.stub(hook, folder.resolve(String.valueOf(files.getSelectedItem()).strip()));
          dispose();
        });
    var foot = new JPanel(new FlowLayout(FlowLayout.LEFT, 6, 6));
    for (JComponent part : new JComponent[] {label, files, write, copy}) foot.add(part);
    add(Panels.scroll(text), BorderLayout.CENTER);
    add(foot, BorderLayout.SOUTH);
    getRootPane().setDefaultButton(write);
    getRootPane()
        .registerKeyboardAction(
            _ -> dispose(), KeyStroke.getKeyStroke("ESCAPE"), JComponent.WHEN_IN_FOCUSED_WINDOW);
    setPreferredSize(new Dimension(640, 340));
    pack();
    setLocationRelativeTo(owner);
  }

  /** The design's own scripts, and one that may be new. */
  private static Set<String> scripts(Snapshot now, Path folder) {
    var names = new LinkedHashSet<String>();
    Path own = folder.toAbsolutePath().normalize();
    now.loaded().files().stream()
        .filter(file -> own.equals(file.toAbsolutePath().normalize().getParent()))
        .forEach(file -> names.add(file.getFileName().toString()));
    names.add(NEW);
    return names;
  }
}
