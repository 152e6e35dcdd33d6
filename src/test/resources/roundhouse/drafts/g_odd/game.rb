# frozen_string_literal: true

require_relative '../base'
require_relative 'meta'

module Engine
  module Game
    module GOdd
      class Game < Game::Base
        include_meta(GOdd::Meta)
        register_colors(black: '#16190e',
                        blue: '#0189d1')
        attr_reader :loans

        CURRENCY_FORMAT_STR = '$%d'
        BANK_CASH = { 2 => 4_000, 3 => 6_000 }.freeze
        STARTING_CASH = Hash.new { |h, k| h[k] = 500 }
        CERT_LIMIT = { 2 => { 5 => 10, 6 => 12 }.freeze, 3 => 10 }.freeze
        PLAYER_RANGE = (2..3).to_a.freeze
        LAYOUT = :flat
        AXES = { x: :number, y: :letter }.freeze
        COLOR_SEQUENCE = %i[yellow green brown gray].freeze
        MARKET = [
          ['', '62', '68', '76p'] + %w[82 90 100 110],
          %w[56 62p 68],
        ].freeze
        DISTANCE = 999
        ALL_PHASES = %w[2 3].map(&:dup).freeze
        NOTHING = nil
        BIG = 1_000 * 3
        LETTERS = ('A'..'D').to_a.freeze
        STATUS_TEXT = Base::STATUS_TEXT.merge(
          'ok' => ['Can buy', "can't #{1 + 1} do"],
        ).freeze
        EVENTS_TEXT = { 'x' => ['a', <<~TEXT.strip, 'b'] }.freeze
          some text ] } here
        TEXT
        PHASES = [
          { name: '2', train_limit: 4, tiles: [:yellow].freeze, operating_rounds: 1 },
          {
            name: '3',
            on: %w[3 3+],
            train_limit: { major: 4, 'minor' => 2, minor2: 1 },
            tiles: COLOR_SEQUENCE.take(2),
            operating_rounds: DISTANCE > 5 ? 2 : 1,
            status: ['can_buy_companies', 'ok'].freeze,
          }.freeze,
        ].freeze
        TRAINS = [
          { name: '2', distance: 2, price: 80, rusts_on: %w[4 3], num: 6, salvage: 40 },
          {
            name: '3',
            distance: [{ 'nodes' => %w[city offboard], 'pay' => 3, 'visit' => DISTANCE },
                       { nodes: %w[town halt], pay: 99, visit: 99 }],
            price: 1_80,
            num: lambda { 3 }.call,
            variants: [{ name: '3+', distance: 4, price: 200, "discount": { '2' => 40 } }],
            events: [{ 'type' => 'close_companies' }, { type: :other, when: 2 }],
          },
        ].freeze

        def self.title = 'x'
        def setup
          @a = if true
            1
          end
        end

        private

        def x() = 3
      end
    end
  end
end
