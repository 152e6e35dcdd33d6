package roundhouse.editor.tiles;

import java.awt.Component;
import java.awt.Font;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JTable;
import javax.swing.UIManager;
import javax.swing.table.DefaultTableCellRenderer;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.icons.PictureIcon;
import roundhouse.picture.tile.TileFace;
import roundhouse.picture.tile.TilePainter;

/**
 * Cells of the manifest: inherited tiles are faint, errors marked, and words wrapped where they are
 * wider than the column.
 */
final class ManifestCells extends DefaultTableCellRenderer {
  static final int PICTURE = 44;

  private final transient WindowLook look;
  private final transient Supplier<ManifestSurvey> survey;
  private final WrappedWords words = new WrappedWords();

  ManifestCells(WindowLook look, Supplier<ManifestSurvey> survey) {
    this.look = look;
    this.survey = survey;
  }

  @Override
  public Component getTableCellRendererComponent(
      JTable of, Object value, boolean selected, boolean focused, int index, int column) {
    Manifest.Row row = survey.get().manifest().rows().get(index);
    super.getTableCellRendererComponent(
        of, column == 0 ? "" : value, selected, focused, index, column);
    setIcon(column == 0 ? picture(row) : null);
    boolean inherited = row.from().isPresent();
    setFont(
        getFont()
            .deriveFont((column == 1 ? Font.BOLD : Font.PLAIN) | (inherited ? Font.ITALIC : 0)));
    boolean doubtful = column == 4 && survey.get().goesNowhere(row.number());
    if (!selected)
      setForeground(
          doubtful
              ? look.warning()
              : inherited ? UIManager.getColor("Label.disabledForeground") : of.getForeground());
    boolean wrong = column > 0 && !row.problems().isEmpty();
    setBorder(
        wrong
            ? BorderFactory.createMatteBorder(0, 0, 2, 0, look.error())
            : BorderFactory.createEmptyBorder(0, 4, 0, 4));
    setToolTipText(value.toString().isEmpty() ? null : value.toString());
    return column > ManifestTable.COUNT ? words.like(this, of, index, column) : this;
  }

  /** The height that the words of a cell need. */
  int needed(JTable of, int row, int column) {
    of.prepareRenderer(this, row, column);
    return words.needed();
  }

  private Icon picture(Manifest.Row row) {
    return row.tile()
        .map(
            tile ->
                new PictureIcon(
                    new TilePainter(TileFace.of(tile, 0, survey.get().layout()), look.theme()),
                    PICTURE))
        .orElse(null);
  }
}
