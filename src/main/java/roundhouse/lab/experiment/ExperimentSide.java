package roundhouse.lab.experiment;

import java.util.List;
import java.util.Map;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;
import roundhouse.design.loading.TriedValue;

/** One side of an experiment as written in its file. */
public record ExperimentSide(
    @Says("The design: the name of its folder.") String design,
    @Says("Options that are on.") @Default("[]") @WordList List<String> options,
    @Says(
            "Values that this side has instead of its design, without a design of its own:"
                + " trains.4.price: 350. Multiples of the present value, for every train:"
                + " trains.*.price: x1.2.")
        @Default("{}")
        Map<String, String> values) {

  /** The values as changes of the design. */
  public List<TriedValue> changes() {
    return values.entrySet().stream()
        .map(each -> TriedValue.at(each.getKey(), each.getValue()))
        .toList();
  }
}
