package roundhouse.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.io.IOAccess;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The modules of the page that need no browser. */
class PageModulesTest {
  private static final String MODULE = "application/javascript+module";

  /** A turn that lays tiles: two ways in one hex, another tile there, one in another hex. */
  private static final String TRACK =
      """
      const turn = {kind: 'TRACK', pass: {offer: 'c9', says: 'pass'}, aside: {}, rows: [
        {variants: [{offer: 'c0', says: 'tile 7', hexes: ['C4'], tile: '7', rotation: 0},
                    {offer: 'c1', says: 'tile 7', hexes: ['C4'], tile: '7', rotation: 3}]},
        {variants: [{offer: 'c2', says: 'tile 8', hexes: ['C4'], tile: '8', rotation: 1}]},
        {variants: [{offer: 'c3', says: 'tile 8', hexes: ['D5'], tile: '8', rotation: 1}]}]};
      """;

  private static final String BIDS =
      """
      const turn = {kind: 'AUCTION', pass: null, aside: {}, rows: [{variants: [
        {offer: 'c0', says: 'bid', amount: {min: 25, max: 40, step: 5}}]}]};
      """;

  private Context context;

  @BeforeEach
  void open() {
    context =
        Context.newBuilder("js")
            .allowIO(IOAccess.ALL)
            .allowExperimentalOptions(true)
            .option("js.esm-eval-returns-exports", "true")
            .option("engine.WarnInterpreterOnly", "false")
            .build();
  }

  @AfterEach
  void close() {
    context.close();
  }

  /** What some lines return that use a module of the page under the name {@code m}. */
  private Value answer(String module, String lines) throws IOException, URISyntaxException {
    Path file = Path.of(PageModulesTest.class.getResource("page/" + module + ".js").toURI());
    Value exports = context.eval(Source.newBuilder("js", file.toFile()).mimeType(MODULE).build());
    return context.eval("js", "m => {" + lines + "}").execute(exports);
  }

  private String said(String module, String lines) throws IOException, URISyntaxException {
    return answer(module, lines).asString();
  }

  @Test
  void editsAreToldUntilTheyAreUnderstood() throws Exception {
    assertThat(
            said(
                "words",
                """
                const edits = [1, 2, 3].map((each) => ({name: `${each}`, says: [`a${each}`, `b${each}`]}));
                return ['2', '3', 'long ago'].map((each) => m.unread(edits, each).join(' ')).join('|');
                """))
        .isEqualTo("a3 b3||a1 b1 a2 b2 a3 b3");
  }

  @Test
  void timeIsToldAsAClockDoes() throws Exception {
    Value told = answer("words", "return [0, 9, 600, 4205].map(m.minutes).join(' ')");

    assertThat(told.asString()).isEqualTo(" 0:09 10:00 70:05");
  }

  @Test
  void tapsOnAHexTurnItsTileAndGoOnToTheNextOne() throws Exception {
    assertThat(
            said(
                "turn",
                TRACK
                    + """
                    let pick = m.nothing(0);
                    const deeds = [];
                    for (const hex of ['C4', 'C4', 'D5', 'C4', 'A1']) {
                      pick = m.tapped(turn, pick, hex, [], 0);
                      deeds.push(m.deed(turn, pick).offer);
                    }
                    pick = m.picked(turn, pick, 1, 0, 0);
                    deeds.push(m.deed(turn, m.tapped(turn, pick, 'C4', [], 0)).offer);
                    return deeds.join(' ');
                    """))
        .isEqualTo("c0 c1 c3 c0 c0 c0");
  }

  /** Two cities of a hex: a touch of one means that one, a touch between them goes on. */
  @Test
  void aTapOnACityPicksWhatIsPlacedThere() throws Exception {
    assertThat(
            said(
                "turn",
                """
                const place = (city) => ({variants: [{offer: 'c' + city, hexes: ['C4'], tile: '', city}]});
                const turn = {rows: [place(0), place(1)]};
                let pick = m.nothing(0);
                const deeds = [];
                for (const stops of [['C4.1'], ['C4.1'], ['C4.0', 'C4.1'], []]) {
                  pick = m.tapped(turn, pick, 'C4', stops.map((name) => ({name})), 0);
                  deeds.push(m.deed(turn, pick).offer);
                }
                return deeds.join(' ');
                """))
        .isEqualTo("c1 c0 c1 c0");
  }

  @Test
  void clicksOnASpaceOfTheMarketGoThroughTheCompaniesThatMayStartThere() throws Exception {
    assertThat(
            said(
                "turn",
                """
                const starts = (company) => ({company, variants: [67, 100].map(
                  (par) => ({offer: company + par, says: `start ${company} at ${par}`}))});
                const turn = {rows: [starts('A'), starts('B')], aside: {P: [starts('C')]},
                  spaces: [{offers: ['A67', 'B67']}, {offers: ['A100', 'B100']}]};
                let pick = m.aside(m.nothing(0), 'P', 0);
                const deeds = [];
                for (const at of [0, 0, 1, 1, 1]) {
                  pick = m.clicked(turn, pick, turn.spaces[at].offers, 0);
                  deeds.push(m.deed(turn, pick).offer);
                }
                const told = m.spaces(turn, pick).map((space) => `${space.says} ${space.picked}`);
                return [deeds.join(' '), ...told, m.clicked(turn, pick, ['X'], 0) === pick].join('\\n');
                """))
        .isEqualTo(
            """
            A67 B67 B100 A100 B100
            start A at 67, start B at 67 false
            start A at 100, start B at 100 true
            true\
            """);
  }

  @Test
  void aRunGoesThroughAHexWithoutStopsWhereItHasTrack() throws Exception {
    assertThat(
            said(
                "turn",
                """
                const train = {train: '3-0', track: ['F4:3-_0', 'G5:0-3']};
                const none = m.through({train: '3-0', track: []}, 'E3');
                return [JSON.stringify(m.through(train, 'E3')), m.hexes(train), none].join(' ');
                """))
        .isEqualTo(
            "{\"kind\":\"THROUGH\",\"train\":\"3-0\",\"hex\":\"G5\",\"through\":\"E3\"} F4,G5 ");
  }

  @Test
  void nothingIsSentBeforeSomethingWholeIsPicked() throws Exception {
    assertThat(
            said(
                "turn",
                BIDS
                    + """
                    const none = m.deed(turn, m.nothing(0));
                    let pick = m.picked(turn, m.nothing(0), 0, 0, 0);
                    const least = m.deed(turn, pick);
                    const typed = ['30', ' 35 ', '33', '45', '-30', '3e1', ''].map(
                      (text) => m.deed(turn, m.withAmount(turn, pick, text, 0))?.amount ?? '–');
                    return [none, least.offer, least.amount, ...typed].join(' ');
                    """))
        .isEqualTo(" c0 25 30 35 – – – – –");
  }

  @Test
  void whatIsPlannedIsSentWithWhatIsPicked() throws Exception {
    assertThat(
            said(
                "turn",
                """
                const turn = {kind: 'STOCK', pass: null, rows: [
                  {kind: 'STOCK', variants: [{offer: 'a', says: 'sell'}]},
                  {kind: 'ANSWERS', variants: [{offer: 'b', says: 'agree'}]}]};
                const sale = m.picked(turn, m.nothing(0), 0, 0, 0);
                const planned = m.added(turn, sale, 0);
                const both = m.picked(turn, planned, 0, 0, 0);
                return [m.deed(turn, sale), m.deed(turn, planned), m.deed(turn, both),
                  m.deed(turn, m.shorter(planned, 0)),
                  m.mayAdd(turn, sale), m.mayAdd(turn, m.picked(turn, sale, 1, 0, 0))]
                  .map((each) => JSON.stringify(each)).join('\\n');
                """))
        .isEqualTo(
            """
            {"offer":"a"}
            {"offer":"","draft":{"lines":[{"offer":"a","amount":0}],"runs":[],"partners":[],"form":""}}
            {"offer":"a","draft":{"lines":[{"offer":"a","amount":0}],"runs":[],"partners":[],"form":""}}
            null
            true
            false\
            """);
  }

  @Test
  void partnersOfAMergerAreTickedAndUnticked() throws Exception {
    assertThat(
            said(
                "turn",
                """
                const turn = {rows: [], merger: {offer: 'merger', says: 'propose'}};
                let pick = m.nothing(0);
                for (const company of ['A', 'B', 'A', 'C']) pick = m.ticked(pick, company, 0);
                const sent = m.deed(turn, m.forming(pick, 'X', 0));
                return [sent.offer, ...sent.draft.partners, sent.draft.form,
                  m.deed({rows: [], merger: {offer: ''}}, pick)].join(' ');
                """))
        .isEqualTo("merger B C X ");
  }

  @Test
  void theButtonIsDeadForAMomentAfterAnyChange() throws Exception {
    assertThat(
            said(
                "turn",
                TRACK
                    + """
                    const pick = m.turned(turn, m.tapped(turn, m.nothing(0), 'C4', [], 1000), 1, 2000);
                    return [2000, 2399, 2400].map((now) => m.alive(pick, now)).join(' ');
                    """))
        .isEqualTo("false false true");
  }

  @Test
  void aPickStaysWhileItIsOfferedAndGoesWhenItIsNot() throws Exception {
    assertThat(
            said(
                "turn",
                TRACK
                    + """
                    const pick = m.turned(turn, m.tapped(turn, m.nothing(0), 'C4', [], 0), 1, 0);
                    const later = {...turn, rows: [turn.rows[2], turn.rows[0]]};
                    const gone = {...turn, rows: [turn.rows[2]]};
                    const passed = m.carried(turn, m.passed(turn, pick, 0), gone, 0);
                    return [
                      m.deed(later, m.carried(turn, pick, later, 0)).offer,
                      m.deed(gone, m.carried(turn, pick, gone, 0)),
                      m.deed(gone, passed).offer,
                      m.deed(null, m.carried(turn, pick, null, 0)),
                    ].join(' ');
                    """))
        .isEqualTo("c1  c9 ");
  }

  @Test
  void zoomingKeepsWhatLiesUnderThePointer() throws Exception {
    assertThat(
            said(
                "camera",
                """
                const whole = m.fit({x: -50, y: 0, width: 1000, height: 500}, 360, 740);
                const at = {x: 100, y: 600};
                const before = m.toPicture(whole, at);
                const near = m.zoomed(whole, at, 3, 0.1, 5);
                const after = m.toPicture(near, at);
                const same = Math.hypot(before.x - after.x, before.y - after.y) < 1e-9;
                return [whole.scale, near.scale.toFixed(2), same].join(' ');
                """))
        .isEqualTo("0.36 1.08 true");
  }

  @Test
  void aFingerTakesTheNearestPlaceWithinItsReach() throws Exception {
    assertThat(
            said(
                "camera",
                """
                const places = [{id: 'A1', x: 0, y: 0}, {id: 'A3', x: 0, y: 170}];
                return [{x: 5, y: 90}, {x: 90, y: 0}, {x: 200, y: 0}]
                  .map((point) => m.nearest(places, point, 100)?.id).join(' ');
                """))
        .isEqualTo("A3 A1 ");
  }

  @Test
  void whatMustBeSeenComesIntoSight() throws Exception {
    assertThat(
            said(
                "camera",
                """
                const whole = {x: 0, y: 0, width: 2000, height: 1000};
                const camera = {x: 200, y: 200, scale: 1, width: 400, height: 400};
                const seen = m.revealed(camera, {x: 50, y: 50, width: 100, height: 100}, whole, 100);
                const away = m.revealed(camera, {x: 900, y: 50, width: 200, height: 200}, whole, 100);
                const all = m.revealed(camera, whole, whole, 100);
                return [seen === camera, away.x, away.scale, all.scale].join(' ');
                """))
        .isEqualTo("true 1000 0.48 0.2");
  }

  @Test
  void theTitleSaysWhoseTurnItIs() throws Exception {
    String view =
        """
        const view = (you, ...deciders) => ({title: '1889', turn: {asks: 'Lay track'}, you,
          seats: ['Ann', 'Ben', 'Cid'].map(
            (name) => ({name, shown: name, decides: deciders.includes(name)}))});
        const ann = {kind: 'PLAYER', player: 'Ann'};
        """;
    assertThat(
            said(
                "words",
                view
                    + """
                    return [m.title(view(ann, 'Ann')), m.waits(view(ann, 'Ann')),
                      m.title(view(ann, 'Ben')), m.waits(view(ann, 'Ben')),
                      m.waits(view({kind: 'WATCHER', player: ''}, 'Ann', 'Cid'))].join('\\n');
                    """))
        .isEqualTo(
            """
            ● your turn · 1889
            Lay track
            1889
            Ben decides: lay track
            Ann and Cid decide: lay track\
            """);
  }

  @Test
  void aScreenReaderHearsAllThatHappenedAndWhoseTurnItIs() throws Exception {
    assertThat(
            said(
                "words",
                """
                const view = (decides, asks, ...log) => ({you: {player: 'Ann'}, turn: {asks},
                  seats: [{name: 'Ann', decides}, {name: 'Ben', decides: !decides}],
                  log: log.map((says, at) => ({action: at + 1, says}))});
                const first = view(false, 'Buy a share', 'Ann passes');
                const then = view(true, 'Lay track', 'Ann passes', 'Ben buys A', 'A floats');
                return [m.spoken(null, first), m.spoken(first, first), m.spoken(first, then)].join('\\n');
                """))
        .isEqualTo(
            """
            Ben decides: buy a share

            Ben buys A A floats Your turn: Lay track\
            """);
  }

  @Test
  void theButtonSaysWhatItDoes() throws Exception {
    assertThat(
            said(
                "words",
                """
                const choice = {says: 'buy it', amount: {min: 10, max: 30, step: 10, says: 'Buy it for £{}'}};
                return [m.deedWords(choice, 20), m.deedWords(choice, null), m.deedWords(null, null),
                  m.deedWords({says: 'pass', amount: null}, null)].join('\\n');
                """))
        .isEqualTo(
            """
            Buy it for £20
            From 10 to 30 in steps of 10
            Pick a choice
            Pass\
            """);
  }

  @Test
  void aLineMayComeInPieces() throws Exception {
    assertThat(
            said(
                "connection",
                """
                const lines = [];
                const split = m.lineSplitter((line) => lines.push(line));
                for (const piece of ['{"a"', ':1}\\n\\n{"b', '":2}\\n{"c']) split(piece);
                return lines.join('|');
                """))
        .isEqualTo("{\"a\":1}||{\"b\":2}");
  }

  @Test
  void theSecretLeavesTheAddressBarAndIsKeptForTheTable() throws Exception {
    assertThat(
            said(
                "connection",
                """
                const kept = {};
                const storage = {setItem: (key, value) => (kept[key] = value),
                  getItem: (key) => kept[key] ?? null};
                const shown = [];
                const history = {replaceState: (state, title, path) => shown.push(path)};
                const first = m.secretOf('x1', {hash: '#abc', pathname: '/t/x1'}, history, storage);
                const again = m.secretOf('x1', {hash: '', pathname: '/t/x1'}, history, storage);
                const other = m.secretOf('x2', {hash: '', pathname: '/t/x2'}, history, storage);
                return [first, again, other, ...shown].join(' ');
                """))
        .isEqualTo("abc abc  /t/x1");
  }

  /** What is sent twice happens once: the second attempt is the same request to the letter. */
  @Test
  void anActIsSentAgainAsItWas() throws Exception {
    answer(
        "connection",
        """
        globalThis.setTimeout = (then) => { then(); return 0; };
        globalThis.sent = [];
        globalThis.fetch = async (path, options) => {
          sent.push(path + ' ' + options.body + ' ' + options.headers.Authorization);
          if (sent.length < 3) throw new TypeError('no network');
          return {ok: true, status: 200, json: async () => ({done: true})};
        };
        const line = new m.Connection('x1', 'abc', () => {}, () => {});
        line.post('/act', {request: 'r1', offer: 'c0'})
          .then((answer) => { globalThis.done = answer.done; });
        """);
    assertThat(context.eval("js", "done").asBoolean()).isTrue();
    assertThat(context.eval("js", "sent.length + ' ' + new Set(sent).size").asString())
        .isEqualTo("3 1");
    assertThat(context.eval("js", "sent[0]").asString())
        .isEqualTo("/t/x1/act {\"request\":\"r1\",\"offer\":\"c0\"} Bearer abc");
  }

  @Test
  void aLinkThatNoLongerCountsIsNotTriedAgain() throws Exception {
    answer(
        "connection",
        """
        globalThis.states = [];
        globalThis.calls = 0;
        globalThis.setTimeout = (then) => 0;
        globalThis.clearTimeout = () => {};
        globalThis.AbortController = class { signal = {aborted: false}; abort() {} };
        globalThis.fetch = async () => {
          calls++;
          return {ok: false, status: 401, text: async () => ''};
        };
        new m.Connection('x1', 'abc', () => {}, (state) => states.push(state)).follow();
        """);
    assertThat(context.eval("js", "states.join(' ') + ' ' + calls").asString())
        .isEqualTo("refused 1");
  }

  @Test
  void aClockTellsWhoNeedsMoreThanTheyHave() throws Exception {
    String clocks =
        answer(
                "words",
                """
                const view = {beside: {minutes: 40}};
                const seat = {seconds: 100, decides: true, bot: ''};
                return [m.clock({}, 0), m.clock({}, 200), m.clock(view, 200), m.clock(view, 2470),
                  m.late(view, 2400), m.late(view, 2401), m.late({}, 9999),
                  m.thought(seat, 3.7), m.thought({...seat, decides: false}, 3.7)].join(', ');
                """)
            .asString();

    assertThat(clocks)
        .isEqualTo(", 3:20, 3:20 of 40 min, 1:10 over 40 min, false, true, false, 103, 100");
  }

  @Test
  void theHostAloneDecidesWhereRulesRefuseWhatWasPlayed() throws Exception {
    String told =
        answer(
                "words",
                """
                const view = {seats: [], turn: {asks: 'Lay track'}, stopped: 'Rules refuse action 1.'};
                return [m.waits({...view, you: {kind: 'HOST'}}), m.waits({...view, you: {kind: 'PLAYER'}})].join(', ');
                """)
            .asString();

    assertThat(told)
        .isEqualTo("You decide how the game goes on, The host decides how the game goes on");
  }

  @Test
  void aCopiedTurnIsReadByTheTable() throws Exception {
    String text =
        answer(
                "copied",
                """
                const view = {title: 'Small', moment: 'Stock round 1', you: {player: 'Zoë'},
                  copying: {game: '0.3.ab', seal: 'cd'}};
                return m.copiedTurn(view, {offer: 'c1', amount: 40}, 'Bid £40');
                """)
            .asString();

    assertThat(text).startsWith("Small, Stock round 1, Zoë: Bid £40");
    assertThat(CopiedTurn.in(text)).contains(new CopiedTurn("Zoë", "0.3.ab", "cd", null, "c1", 40));
  }
}
