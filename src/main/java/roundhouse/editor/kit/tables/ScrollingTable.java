package roundhouse.editor.kit.tables;

import java.util.Collections;
import javax.swing.table.TableColumn;
import javax.swing.table.TableModel;

/** A table that scrolls sideways if its columns would be narrower than they may be. */
public class ScrollingTable extends FirstColumnTable {
  public ScrollingTable(TableModel model) {
    super(model);
  }

  @Override
  public boolean getScrollableTracksViewportWidth() {
    int least =
        Collections.list(getColumnModel().getColumns()).stream()
            .mapToInt(TableColumn::getMinWidth)
            .sum();
    return getParent() != null && getParent().getWidth() >= least;
  }
}
