package roundhouse.lab.rows;

import java.util.List;
import roundhouse.design.binding.Says;

/** A company after a round. */
@Says("One row for each company that has started and each operating round, as it ends.")
public record CompanyRow(
    GameKey key,
    @Says("the set of rounds") int set,
    @Says("the round, as the design names it") String round,
    @Says("number of the round within its set") int number,
    @Says("the time in sets") double time,
    @Says("the company") String company,
    @Says("its president; none in receivership") String president,
    @Says("revenue of its run in this round, 0 without one") int revenue,
    @Says("price of a share, 0 without one") int price,
    @Says("its trains") List<String> trains,
    @Says("its money") int cash)
    implements TableRow {

  public CompanyRow {
    trains = List.copyOf(trains);
  }
}
