package roundhouse.drafts.reading;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Two small folders of titles, one of which inherits from the other. */
abstract class FolderDraftTest {
  static final String BASE =
      """
      module Base
        class Game < Game::Base
          # HEXES = { not: read }
          BANK_CASH = 4_000
          STARTING_CASH = { 2 => 400 }.freeze
          CERT_LIMIT = { 2 => 12 }.freeze
          PLAYER_RANGE = [2, 2].freeze
          MORE = %w[110 120].freeze
          MARKET = [%w[50 60p 70p 80], ['40', '', *MORE]].freeze
          TRAINS = [{ name: '2', distance: 2, price: 80, num: 4, rusts_on: '4' },
                    { name: '4', distance: 4, price: 300, num: 'unlimited' }].freeze
          PHASES = [{ name: '2', train_limit: 4, tiles: [:yellow] },
                    { name: '4', on: '4', train_limit: 2, tiles: %i[yellow green] }].freeze
          CORPORATIONS = [{ sym: 'ONE', name: 'One ' \\
            '& Co', tokens: [0, 40], coordinates: 'A1', color: '#ff0000' }].freeze
          TILES = { '57' => 2, 'no7' => { 'count' => 1, 'color' => 'yellow', 'code' => 'path=a:0,b:3' } }.freeze
          HEXES = { white: { %w[A1] => 'city=revenue:0', ['A3'] => 'upgrade=cost:40,terrain:water;border=edge:3,type:impassable' } }.freeze

          def setup
            OTHER = [ 'not read'
          end
        end
      end
      """;

  static final String HEIR =
      """
      require_relative '../g_base/game'

      class Game < GBase::Game
        LOCATION_NAMES = { 'A1' => 'Port' }.freeze
        BANK_CASH = 5_000
      end
      """;

  @TempDir Path root;

  @BeforeEach
  void writeFolders() throws Exception {
    write("g_base", BASE);
    write("g_heir", HEIR);
  }

  final void write(String folder, String text) throws Exception {
    Files.createDirectories(root.resolve(folder));
    Files.writeString(root.resolve(folder).resolve("game.rb"), text);
  }

  final DraftedDesign draft(String folder) throws Exception {
    return DraftedDesign.of(root.resolve(folder), root);
  }

  static String text(DraftedDesign design, String file) throws Exception {
    return Files.readString(design.folder().resolve(file));
  }
}
