package roundhouse.design;

/** What is done in a turn: a step's name, and its parameters beside it. */
@OneOf
public sealed interface StepSpec
    permits SelectionAuction,
        LotAuction,
        ExchangePrivates,
        TradePrivates,
        RedeemShares,
        ReissueShares,
        BuyPrivates,
        PrivateTrackLaying,
        StockTurn,
        LayTrack,
        PlaceMarker,
        DestinationMarker,
        PlaceTokens,
        RunTrains,
        Dividend,
        BuyTrains,
        CompanyAuction,
        BuyBackShares,
        SettleLoans,
        Merge,
        PlaceKeptMarkers,
        BuyCheapest,
        DiscardTrains,
        TakeOverTrainless,
        Script {}
