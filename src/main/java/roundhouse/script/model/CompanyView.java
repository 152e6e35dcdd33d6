package roundhouse.script.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.TrackGraph;
import roundhouse.design.spec.CompanySpec;
import roundhouse.engine.money.Loans;
import roundhouse.engine.play.Engine;
import roundhouse.engine.rounds.CompanyOrder;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Certificate;
import roundhouse.game.Company.Status;
import roundhouse.game.Holder;
import roundhouse.script.views.ViewType;

/** A company as scripts see it. */
public final class CompanyView {
  /** Shares, money, trains and markers of a company. */
  public static final ViewType<ScriptModel.SeenCompany> COMPANY =
      ViewType.of(
              "Company",
              ScriptModel.SeenCompany.class,
              "A company that issues shares and operates.")
          .member("id", "string", "Its short name.", company -> company.it().id())
          .member(
              "name",
              "string",
              "Its full name.",
              company -> company.game().spec(company.it()).name())
          .member(
              "kind",
              "string",
              "Its kind, as under `kinds` in the design; an effect may have changed it.",
              company -> company.game().kindName(company.it().id()))
          .member("cash", "number", "Money in its treasury.", company -> company.it().cash())
          .member("loans", "number", "Number of its loans.", company -> company.it().loans())
          .member(
              "buyingPower",
              "number",
              "What it could pay with all the loans that it may take.",
              company -> Loans.buyingPower(company.game(), company.it()))
          .member(
              "price",
              "number",
              "Share price, 0 without a token on the market.",
              company -> company.game().price(company.it()))
          .member(
              "space",
              "MarketSpace | null",
              "The space of the market where its token lies.",
              company -> company.model().wrap(company.game().space(company.it()).orElse(null)))
          .member(
              "par", "number", "Its par price, 0 before it starts.", company -> company.it().par())
          .member(
              "president",
              "string | null",
              "Name of its president.",
              company -> company.it().president())
          .member(
              "trains",
              "Train[]",
              "Its own trains.",
              company -> company.model().wrap(company.it().trains()))
          .member(
              "trainLimit",
              "number",
              "How many trains it may own.",
              company -> Trains.limit(company.game(), company.it()))
          .member(
              "privates",
              "PrivateCompany[]",
              "The privates that it owns.",
              company -> OwnerViews.owned(company, Holder.of(company.it())))
          .member(
              "placed",
              "Stop[]",
              "Where its station markers stand, in the order they were placed.",
              CompanyView::placed)
          .member(
              "network",
              "Network",
              "What track reaches from its station markers. Where a city has no space left for it,"
                  + " track ends.",
              company ->
                  company
                      .model()
                      .wrap(
                          new ScriptModel.SeenNetwork(
                              company.model(), company.it().id(), List.of())))
          .member(
              "markers",
              "number[]",
              "Costs of the station markers left, the next one first.",
              company -> company.it().markers())
          .member(
              "revenue",
              "number",
              "Revenue of its last run, -1 before its first.",
              company -> company.it().revenue())
          .member(
              "started",
              "boolean",
              "True once its president's certificate is sold.",
              company -> company.it().started())
          .member(
              "floated",
              "boolean",
              "True once it has floated, unless it is bankrupt.",
              company -> company.it().floated())
          .member(
              "operated",
              "boolean",
              "True once it has operated.",
              company -> company.it().operated())
          .member(
              "operates",
              "boolean",
              "True if companies of its kind operate in this phase.",
              company -> CompanyOrder.operates(company.game(), company.it().id()))
          .member(
              "bankrupt",
              "boolean",
              "True if its price fell to zero and it has not floated again.",
              company -> company.it().is(Status.BANKRUPT))
          .member(
              "ceased",
              "boolean",
              "True once it has stopped operating for good.",
              company -> company.it().is(Status.CEASED))
          .member(
              "closed",
              "boolean",
              "True once it has left the game, or if it was left out at the start by lot.",
              company -> company.it().is(Status.CLOSED))
          .member(
              "inReceivership",
              "boolean",
              "True if the president's certificate is in the pool.",
              company -> company.it().inReceivership())
          .member(
              "certificates",
              "{ percent: number, president: boolean, holder: string }[]",
              "Its certificates, the president's first; the holder is a player, a company, \"ipo\""
                  + " or \"pool\".",
              company ->
                  company.it().certificates().stream().map(CompanyView::certificate).toList())
          .member(
              "share",
              "number",
              "Percent of one share, which `price` is for.",
              company -> company.it().sharePercent())
          .method(
              "held",
              "(company: Company): number",
              "Percent of a company's shares that this one holds, its own included.",
              (company, arguments) ->
                  arguments
                      .subject(0, ScriptModel.SeenCompany.class)
                      .it()
                      .held(Holder.of(company.it())))
          .method(
              "value",
              "(percent: number): number",
              "What a percentage of it is worth at its share price, as often as its shares count.",
              (company, arguments) ->
                  company
                      .it()
                      .value(
                          arguments.whole(0),
                          company.game().price(company.it())
                              * company.game().kind(company.it()).shareCounts()))
          .member(
              "fullValue",
              "boolean",
              "Whether its shares now sell for their full price, not for the price that shares of"
                  + " a company without a train bring.",
              company -> Engine.fullValue(company.game(), company.it()))
          .member(
              "inOffering",
              "number",
              "Percent in the initial offering.",
              company -> company.it().held(Holder.IPO))
          .member(
              "forSale",
              "number",
              "Percent of the offering that anybody may buy: without the president's certificate"
                  + " and shares reserved for a private.",
              company ->
                  company.it().certificates().stream()
                      .filter(
                          each ->
                              each.holder().equals(Holder.IPO)
                                  && !each.president()
                                  && each.reserved().isEmpty())
                      .mapToInt(Certificate::percent)
                      .sum())
          .member(
              "inPool", "number", "Percent in the pool.", company -> company.it().held(Holder.POOL))
          .member(
              "home",
              "string",
              "Hex of its home.",
              company -> company.game().spec(company.it()).home())
          .member(
              "homeStop",
              "Stop | null",
              "The city of its home on the tile that lies there.",
              CompanyView::homeStop)
          .member(
              "destination",
              "string",
              "Hex of its destination, \"\" without one.",
              company -> company.game().spec(company.it()).destination())
          .member(
              "layer",
              "number",
              "Layer of the design that makes it available.",
              company -> company.game().spec(company.it()).layer())
          .member(
              "hasRoute",
              "boolean",
              "True if the bank's cheapest train could run for it.",
              company -> Engine.hasRoute(company.game(), company.it()))
          .method(
              "couldRun",
              "(one: string, other: string): boolean",
              "True if one of its trains could run now from one stop to another: \"A1.0\","
                  + " \"F6.0\".",
              NetworkView::couldRun)
          .method(
              "spaceIn",
              "(stop: string): boolean",
              "True if a city, such as \"A1.0\", has a space for a station marker of it, beside"
                  + " those that are kept for others.",
              NetworkView::spaceIn)
          .member(
              "data",
              "any",
              "The company's `data` in the design.",
              company -> company.game().spec(company.it()).data().values())
          .method(
              "flag",
              "(name: string): any",
              "Value of a flag that a script set on it; false if none is set.",
              (company, arguments) ->
                  company.game().state().flag(company.it().id(), arguments.text(0)))
          .key(company -> company.it().id())
          .build();

  private CompanyView() {}

  private static Object placed(ScriptModel.SeenCompany company) {
    Board board = company.game().state().board();
    TrackGraph track = board.track();
    return company
        .model()
        .wrap(
            board.markersOf(company.it().id()).stream()
                .map(marker -> track.stop(track.stopIndex(marker.hex(), marker.city())))
                .toList());
  }

  private static Object homeStop(ScriptModel.SeenCompany company) {
    CompanySpec spec = company.game().spec(company.it());
    Board board = company.game().state().board();
    return spec.home().isEmpty()
        ? null
        : company
            .model()
            .wrap(
                board
                    .cityNow(HexId.of(spec.home()), spec.homeCity())
                    .map(
                        city ->
                            board
                                .track()
                                .stop(board.track().stopIndex(HexId.of(spec.home()), city)))
                    .orElse(null));
  }

  private static Map<String, Object> certificate(Certificate certificate) {
    var shown = new LinkedHashMap<String, Object>();
    shown.put("percent", certificate.percent());
    shown.put("president", certificate.president());
    shown.put("holder", certificate.holder().name());
    return shown;
  }
}
