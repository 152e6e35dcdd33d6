package roundhouse.editor;

import java.awt.Component;
import java.util.function.Consumer;
import javax.swing.JTabbedPane;
import roundhouse.design.Place;
import roundhouse.editor.kit.Bridge;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.map.MapEditor;
import roundhouse.editor.market.MarketEditor;
import roundhouse.editor.tiles.TileEditor;
import roundhouse.workshop.TitleSource;

/** The game, and beside it the parts of the design that are edited as pictures. */
final class Stage extends JTabbedPane {

  /** @param show goes to a place in a file */
  Stage(Component game, TitleSource source, Bridge bridge, Drafting drafting, Look look, Settings settings, Consumer<Place> show) {
    setName("stage");
    addTab("Game", game);
    var map = bridge.add(new MapEditor(drafting.drafts(), look, settings, show));
    drafting.check().listen(map::show);
    addTab("Edit map", map);
    var market = new MarketEditor(drafting.drafts(), look, settings);
    drafting.check().listen(market::show);
    addTab("Edit market", market);
    var tiles = new TileEditor(source, drafting.drafts(), look, settings);
    drafting.check().listen(tiles::show);
    addTab("Edit tiles", tiles);
  }
}
