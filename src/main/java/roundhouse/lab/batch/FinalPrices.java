package roundhouse.lab.batch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.market.StockMarket;

/** Final share prices of games. */
record FinalPrices(StockMarket market) {

  Map<String, Spread> atEnd(List<SimulatedGame> games) {
    var prices = new TreeMap<String, List<Integer>>();
    for (SimulatedGame game : games) {
      game.last()
          .tokens()
          .at()
          .forEach(
              (company, cell) ->
                  prices
                      .computeIfAbsent(company, first -> new ArrayList<>())
                      .add(market.at(cell).price()));
    }
    var spreads = new LinkedHashMap<String, Spread>();
    prices.forEach(
        (company, all) ->
            spreads.put(company, Spread.of(all.stream().mapToInt(Integer::intValue))));
    return spreads;
  }
}
