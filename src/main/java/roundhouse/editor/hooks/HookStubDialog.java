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
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.engine.Hook;
import roundhouse.script.reference.HookStubs;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;

/** A stub function for a hook, to copy or to append to a script of the design. */
final class HookStubDialog extends JDialog {
  private static final String NEW = "rules.js";

  private final String stub;

  HookStubDialog(Frame owner, Workshop workshop, Snapshot now, Hook<?, ?> hook) {
    super(owner, UiWords.of("stub.window", hook.name()), false);
    setName("stub window");
    stub = HookStubs.of(hook);
    Path folder = now.design().map(workshop.loader()::scripts).orElse(Path.of(""));
    var files = new JComboBox<>(scripts(now, folder).toArray(String[]::new));
    files.setName("script file");
    files.setEditable(true);
    var write = new JButton(UiWords.of("stub.write"));
    write.setName("write stub");
    write.addActionListener(
        _ -> {
          workshop.stub(hook, folder.resolve(String.valueOf(files.getSelectedItem()).strip()));
          dispose();
        });
    add(Panels.scroll(text()), BorderLayout.CENTER);
    add(foot(files, write), BorderLayout.SOUTH);
    getRootPane().setDefaultButton(write);
    KeyBindings.onEscape(getRootPane(), this::dispose);
    setPreferredSize(new Dimension(640, 340));
    pack();
    setLocationRelativeTo(owner);
  }

  private JTextArea text() {
    var text = new JTextArea(stub);
    text.setName("stub");
    text.setEditable(false);
    text.setFont(new Font(Font.MONOSPACED, Font.PLAIN, text.getFont().getSize()));
    return text;
  }

  private JPanel foot(JComboBox<String> files, JButton write) {
    var label = new JLabel(UiWords.of("stub.file"));
    label.setLabelFor(files);
    var copy = new JButton(UiWords.of("stub.copy"));
    copy.addActionListener(_ -> copy());
    var foot = new JPanel(new FlowLayout(FlowLayout.LEFT, 6, 6));
    for (JComponent part : new JComponent[] {label, files, write, copy}) foot.add(part);
    return foot;
  }

  private void copy() {
    Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(stub), null);
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
