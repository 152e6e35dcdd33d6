package roundhouse.route;

/** Printed track of small boards, from one hexside to the next or straight through. */
final class SampleTrack {
  static final String CITY_20 = "city=revenue:20;path=a:3,b:_0;path=a:0,b:_0";
  static final String CITY_30 = "city=revenue:30;path=a:3,b:_0;path=a:0,b:_0";
  static final String CITY_40 = "city=revenue:40;path=a:3,b:_0;path=a:0,b:_0";
  static final String TOWN = "town=revenue:10;path=a:3,b:_0;path=a:0,b:_0";
  static final String HALT = "halt;path=a:3,b:_0;path=a:0,b:_0";
  static final String PLAIN = "path=a:3,b:0";
  static final String CROSS =
      "city=revenue:20;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:4,b:_0;path=a:5,b:_0";

  private SampleTrack() {}
}
