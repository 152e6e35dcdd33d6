module Engine
  module Game
    module GOdd
      module Map
        BASE_TILES = { '7' => 3, '8' => 'unlimited' }.freeze
        TILES = {
          **BASE_TILES,
          '57' => 4,
          'X1' => { 'count' => 1, 'color' => 'green', 'code' => 'city=revenue:40,slots:2;path=a:0,b:_0;path=a:3,b:_0;label=B' },
          'X2' => { count: 2, color: :brown, code: 'junction;path=a:0,b:_0;path=a:3,b:_0;icon=image:x/y,loc:2' },
          'X3' => { 'count' => 1, 'color' => 'sepia', 'code' => 'path=a:0,b:3' },
          9 => 2,
        }.merge('14' => 1).freeze
        LOCATION_NAMES = { 'A1' => 'Home', 'B2' => "It's" }.freeze
        CITY = 'city=revenue:0'
        HEXES = {
          white: {
            %w[A1] => 'city=revenue:0;city=revenue:0',
            %w[A3 A5] => CITY,
            ['B2', 'B4'] => 'blank',
            [''] => 'blank',
            'C1' => "upgrade=cost:40,terrain:mountain;border=edge:0,type:water,cost:40;frame=color:#fff;",
            %w[C3] => "town=revenue:0;#{CITY}",
          },
          gray: { ['C5'] => 'offboard=revenue:yellow_20|green_30|brown_30/40;path=a:0,b:_0,lanes:2' },
          red: { %w[D2] => 'offboard=revenue:yellow_20|diesel_90,hide:1,groups:East;path=a:_0,b:1' },
          blue: { %w[D4] => '' },
          'purple' => { %w[D6] => '' },
        }.freeze
        if ENV['X']
          HEXES2 = {}
        end
      end
    end
  end
end
