package roundhouse.lab.answers;

import java.util.function.ToIntFunction;
import roundhouse.lab.rows.CompanyRow;

/** What is recorded for each company at the end of each set. */
public enum CompanyMeasure {
  PRICE("Price of a share", CompanyRow::price),
  REVENUE("Revenue", CompanyRow::revenue);

  private final String says;
  private final ToIntFunction<CompanyRow> value;

  CompanyMeasure(String says, ToIntFunction<CompanyRow> value) {
    this.says = says;
    this.value = value;
  }

  public String says() {
    return says;
  }

  int of(CompanyRow row) {
    return value.applyAsInt(row);
  }
}
