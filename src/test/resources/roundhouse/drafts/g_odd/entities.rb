module Engine
  module Game
    module GOdd
      module Entities
        COMPANIES = [
          {
            name: "Schuylkill \"Valley\" \u00e9",
            value: 20,
            revenue: [5, 10],
            desc: "No special abilities.\n" \
                  'Blocks.' + ' More',
            sym: 'SV',
            abilities: [{ type: 'blocks_hexes', owner_type: 'player', hexes: ['B2'] }],
            color: nil,
          },
          { sym: :P2, name: %q(Say 'what'), value: 40, revenue: 10, abilities: [], meta: { type: :private } },
          { sym: 'P3', name: 'Null', value: nil, revenue: nil, desc: nil, abilities: nil },
        ].freeze
        CORPORATIONS = [
          {
            float_percent: 60,
            sym: 'AA',
            'name' => 'Ay',
            logo: '18_odd/AA',
            shares: [40, 20, 20, 20],
            tokens: [0, 40, *([100] * 3)],
            coordinates: %w[A1 A3],
            city: 1,
            color: :'#fff',
            type: :major,
          },
          { sym: 'BB', name: 'Bee', coordinates: 'ZZ99', tokens: [], shares: Array.new(10) { 10 }, color: "black" },
          *%w[C1 C2].map { |s| { sym: s, name: s } },
        ].map { |c| c.merge(max_ownership_percent: 60) }.freeze
        MINORS = [{ sym: '1', name: 'One', tokens: [0], coordinates: 'A1', color: '#000' }].map(&:dup).freeze
      end
    end
  end
end
