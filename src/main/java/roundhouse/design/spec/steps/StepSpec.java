package roundhouse.design.spec.steps;

import roundhouse.design.binding.OneOf;

/** A step of a turn: its name and its parameters. */
@OneOf
public sealed interface StepSpec
    permits SelectionAuction,
        LotAuction,
        DraftPrivates,
        ExchangePrivates,
        TradePrivates,
        BuyPrivates,
        PrivateTrackLaying,
        MoveMarkers,
        StockTurn,
        OwnShares,
        LayTrack,
        PlaceMarker,
        PlaceTokens,
        RunTrains,
        Dividend,
        BuyTrains,
        CompanyAuction,
        SettleLoans,
        Merge,
        DiscardTrains,
        Script {}
