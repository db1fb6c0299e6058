// Written by `npm run templates`: every file of this folder, so that adding a template is adding a file.
import type { Template } from "@/lib/questions/rules/template";
import { lastDayOfAssembly as audAEngagementDocumentationLastDayOfAssembly } from "./aud/a-engagement-documentation/last-day-of-assembly";
import { priceElasticityOfDemand as btAMicroeconomicFactorsPriceElasticityOfDemand } from "./bt/a-microeconomic-factors/price-elasticity-of-demand";
import { dependantsForEachWorker as btASocialAndDemographicFactorsDependantsForEachWorker } from "./bt/a-social-and-demographic-factors/dependants-for-each-worker";
import { elementOfItem as faAMainElementsOfFinancialReportsElementOfItem } from "./fa/a-main-elements-of-financial-reports/element-of-item";
import { conceptOfRemark as faBAccountingPrinciplesAndConceptsConceptOfRemark } from "./fa/b-accounting-principles-and-concepts/concept-of-remark";
import { balanceAnAccount as faCDoubleEntryPrinciplesAndTheAccountingEquationBalanceAnAccount } from "./fa/c-double-entry-principles-and-the-accounting-equation/balance-an-account";
import { capitalProfit as faCDoubleEntryPrinciplesAndTheAccountingEquationCapitalProfit } from "./fa/c-double-entry-principles-and-the-accounting-equation/capital-profit";
import { equationMissing as faCDoubleEntryPrinciplesAndTheAccountingEquationEquationMissing } from "./fa/c-double-entry-principles-and-the-accounting-equation/equation-missing";
import { firstEntry as faCDoubleEntryPrinciplesAndTheAccountingEquationFirstEntry } from "./fa/c-double-entry-principles-and-the-accounting-equation/first-entry";
import { firstListedIn as faCLedgersBooksOfPrimeEntryAndJournalsFirstListedIn } from "./fa/c-ledgers-books-of-prime-entry-and-journals/first-listed-in";
import { journalOfTheDay as faCLedgersBooksOfPrimeEntryAndJournalsJournalOfTheDay } from "./fa/c-ledgers-books-of-prime-entry-and-journals/journal-of-the-day";
import { accruedExpense as faDAccrualsAndPrepaymentsAccruedExpense } from "./fa/d-accruals-and-prepayments/accrued-expense";
import { expenseAccount as faDAccrualsAndPrepaymentsExpenseAccount } from "./fa/d-accruals-and-prepayments/expense-account";
import { prepaidInsurance as faDAccrualsAndPrepaymentsPrepaidInsurance } from "./fa/d-accruals-and-prepayments/prepaid-insurance";
import { rentIncome as faDAccrualsAndPrepaymentsRentIncome } from "./fa/d-accruals-and-prepayments/rent-income";
import { yearEndEntry as faDAccrualsAndPrepaymentsYearEndEntry } from "./fa/d-accruals-and-prepayments/year-end-entry";
import { bonusIssueEffect as faDCapitalStructureAndFinanceCostsBonusIssueEffect } from "./fa/d-capital-structure-and-finance-costs/bonus-issue-effect";
import { dividendsOfYear as faDCapitalStructureAndFinanceCostsDividendsOfYear } from "./fa/d-capital-structure-and-finance-costs/dividends-of-year";
import { financeCosts as faDCapitalStructureAndFinanceCostsFinanceCosts } from "./fa/d-capital-structure-and-finance-costs/finance-costs";
import { rightsIssuePremium as faDCapitalStructureAndFinanceCostsRightsIssuePremium } from "./fa/d-capital-structure-and-finance-costs/rights-issue-premium";
import { shareIssueEntry as faDCapitalStructureAndFinanceCostsShareIssueEntry } from "./fa/d-capital-structure-and-finance-costs/share-issue-entry";
import { cashBookEntry as faDCashAndBankCashBookEntry } from "./fa/d-cash-and-bank/cash-book-entry";
import { imprest as faDCashAndBankImprest } from "./fa/d-cash-and-bank/imprest";
import { overdraftBalance as faDCashAndBankOverdraftBalance } from "./fa/d-cash-and-bank/overdraft-balance";
import { takings as faDCashAndBankTakings } from "./fa/d-cash-and-bank/takings";
import { afterRevaluation as faDDepreciationAfterRevaluation } from "./fa/d-depreciation/after-revaluation";
import { changeOfEstimate as faDDepreciationChangeOfEstimate } from "./fa/d-depreciation/change-of-estimate";
import { chargeEntry as faDDepreciationChargeEntry } from "./fa/d-depreciation/charge-entry";
import { monthsOfCharge as faDDepreciationMonthsOfCharge } from "./fa/d-depreciation/months-of-charge";
import { reducingBalanceTable as faDDepreciationReducingBalanceTable } from "./fa/d-depreciation/reducing-balance-table";
import { amortisation as faDIntangibleAssetsAndAmortisationAmortisation } from "./fa/d-intangible-assets-and-amortisation/amortisation";
import { developmentSplit as faDIntangibleAssetsAndAmortisationDevelopmentSplit } from "./fa/d-intangible-assets-and-amortisation/development-split";
import { researchEntry as faDIntangibleAssetsAndAmortisationResearchEntry } from "./fa/d-intangible-assets-and-amortisation/research-entry";
import { averageIssue as faDInventoryAverageIssue } from "./fa/d-inventory/average-issue";
import { closingError as faDInventoryClosingError } from "./fa/d-inventory/closing-error";
import { fifoClosing as faDInventoryFifoClosing } from "./fa/d-inventory/fifo-closing";
import { inventoryCost as faDInventoryInventoryCost } from "./fa/d-inventory/inventory-cost";
import { lowerOfTable as faDInventoryLowerOfTable } from "./fa/d-inventory/lower-of-table";
import { yearOfGoods as faDInventoryYearOfGoods } from "./fa/d-inventory/year-of-goods";
import { gainOrDuty as faDProvisionsAndContingenciesGainOrDuty } from "./fa/d-provisions-and-contingencies/gain-or-duty";
import { provisionEntry as faDProvisionsAndContingenciesProvisionEntry } from "./fa/d-provisions-and-contingencies/provision-entry";
import { provisionMovement as faDProvisionsAndContingenciesProvisionMovement } from "./fa/d-provisions-and-contingencies/provision-movement";
import { threeMatters as faDProvisionsAndContingenciesThreeMatters } from "./fa/d-provisions-and-contingencies/three-matters";
import { warrantyProvision as faDProvisionsAndContingenciesWarrantyProvision } from "./fa/d-provisions-and-contingencies/warranty-provision";
import { allowanceExpense as faDReceivablesAndPayablesAllowanceExpense } from "./fa/d-receivables-and-payables/allowance-expense";
import { debtRecovered as faDReceivablesAndPayablesDebtRecovered } from "./fa/d-receivables-and-payables/debt-recovered";
import { missingPurchases as faDReceivablesAndPayablesMissingPurchases } from "./fa/d-receivables-and-payables/missing-purchases";
import { receivablesControlAccount as faDReceivablesAndPayablesReceivablesControlAccount } from "./fa/d-receivables-and-payables/receivables-control-account";
import { writeOffEntry as faDReceivablesAndPayablesWriteOffEntry } from "./fa/d-receivables-and-payables/write-off-entry";
import { returnEntry as faDSalesAndPurchasesReturnEntry } from "./fa/d-sales-and-purchases/return-entry";
import { settlementDiscount as faDSalesAndPurchasesSettlementDiscount } from "./fa/d-sales-and-purchases/settlement-discount";
import { taxBalance as faDSalesAndPurchasesTaxBalance } from "./fa/d-sales-and-purchases/tax-balance";
import { taxedSaleEntry as faDSalesAndPurchasesTaxedSaleEntry } from "./fa/d-sales-and-purchases/taxed-sale-entry";
import { tradeDiscount as faDSalesAndPurchasesTradeDiscount } from "./fa/d-sales-and-purchases/trade-discount";
import { assetMovements as faDTangibleNonCurrentAssetsAssetMovements } from "./fa/d-tangible-non-current-assets/asset-movements";
import { capitalisedCost as faDTangibleNonCurrentAssetsCapitalisedCost } from "./fa/d-tangible-non-current-assets/capitalised-cost";
import { disposalEntry as faDTangibleNonCurrentAssetsDisposalEntry } from "./fa/d-tangible-non-current-assets/disposal-entry";
import { disposalProfit as faDTangibleNonCurrentAssetsDisposalProfit } from "./fa/d-tangible-non-current-assets/disposal-profit";
import { partExchange as faDTangibleNonCurrentAssetsPartExchange } from "./fa/d-tangible-non-current-assets/part-exchange";
import { revaluationEntry as faDTangibleNonCurrentAssetsRevaluationEntry } from "./fa/d-tangible-non-current-assets/revaluation-entry";
import { revaluedDisposal as faDTangibleNonCurrentAssetsRevaluedDisposal } from "./fa/d-tangible-non-current-assets/revalued-disposal";
import { balanceShown as faEBankReconciliationsBalanceShown } from "./fa/e-bank-reconciliations/balance-shown";
import { correctedCashBook as faEBankReconciliationsCorrectedCashBook } from "./fa/e-bank-reconciliations/corrected-cash-book";
import { reconciliationTable as faEBankReconciliationsReconciliationTable } from "./fa/e-bank-reconciliations/reconciliation-table";
import { whoseEntry as faEBankReconciliationsWhoseEntry } from "./fa/e-bank-reconciliations/whose-entry";
import { controlAndList as faETradePayablesAccountReconciliationsControlAndList } from "./fa/e-trade-payables-account-reconciliations/control-and-list";
import { controlOrList as faETradePayablesAccountReconciliationsControlOrList } from "./fa/e-trade-payables-account-reconciliations/control-or-list";
import { onTheWay as faETradePayablesAccountReconciliationsOnTheWay } from "./fa/e-trade-payables-account-reconciliations/on-the-way";
import { supplierDifference as faETradePayablesAccountReconciliationsSupplierDifference } from "./fa/e-trade-payables-account-reconciliations/supplier-difference";
import { assetOrExpense as faFCorrectionOfErrorsAssetOrExpense } from "./fa/f-correction-of-errors/asset-or-expense";
import { correctingEntry as faFCorrectionOfErrorsCorrectingEntry } from "./fa/f-correction-of-errors/correcting-entry";
import { errorsThatTouchProfit as faFCorrectionOfErrorsErrorsThatTouchProfit } from "./fa/f-correction-of-errors/errors-that-touch-profit";
import { profitRestated as faFCorrectionOfErrorsProfitRestated } from "./fa/f-correction-of-errors/profit-restated";
import { reversedEntry as faFCorrectionOfErrorsReversedEntry } from "./fa/f-correction-of-errors/reversed-entry";
import { suspenseCleared as faFSuspenseAccountsSuspenseCleared } from "./fa/f-suspense-accounts/suspense-cleared";
import { suspenseEntry as faFSuspenseAccountsSuspenseEntry } from "./fa/f-suspense-accounts/suspense-entry";
import { suspenseSide as faFSuspenseAccountsSuspenseSide } from "./fa/f-suspense-accounts/suspense-side";
import { wrongSidePosting as faFSuspenseAccountsWrongSidePosting } from "./fa/f-suspense-accounts/wrong-side-posting";
import { kindOfError as faFTheTrialBalanceKindOfError } from "./fa/f-the-trial-balance/kind-of-error";
import { missingCapital as faFTheTrialBalanceMissingCapital } from "./fa/f-the-trial-balance/missing-capital";
import { trialBalanceDifference as faFTheTrialBalanceTrialBalanceDifference } from "./fa/f-the-trial-balance/trial-balance-difference";
import { plantNote as faGDisclosureNotesPlantNote } from "./fa/g-disclosure-notes/plant-note";
import { profitAfterEvents as faGEventsAfterTheReportingPeriodProfitAfterEvents } from "./fa/g-events-after-the-reporting-period/profit-after-events";
import { goodsLost as faGIncompleteRecordsGoodsLost } from "./fa/g-incomplete-records/goods-lost";
import { marginOrMarkUp as faGIncompleteRecordsMarginOrMarkUp } from "./fa/g-incomplete-records/margin-or-mark-up";
import { ownerProfitSheet as faGIncompleteRecordsOwnerProfitSheet } from "./fa/g-incomplete-records/owner-profit-sheet";
import { salesFound as faGIncompleteRecordsSalesFound } from "./fa/g-incomplete-records/sales-found";
import { assetsBought as faGStatementOfCashFlowsAssetsBought } from "./fa/g-statement-of-cash-flows/assets-bought";
import { cashFlowsInFull as faGStatementOfCashFlowsCashFlowsInFull } from "./fa/g-statement-of-cash-flows/cash-flows-in-full";
import { cashFromOperations as faGStatementOfCashFlowsCashFromOperations } from "./fa/g-statement-of-cash-flows/cash-from-operations";
import { customersAndSuppliers as faGStatementOfCashFlowsCustomersAndSuppliers } from "./fa/g-statement-of-cash-flows/customers-and-suppliers";
import { headingsTotal as faGStatementOfCashFlowsHeadingsTotal } from "./fa/g-statement-of-cash-flows/headings-total";
import { profitToCash as faGStatementOfCashFlowsProfitToCash } from "./fa/g-statement-of-cash-flows/profit-to-cash";
import { currentOrNot as faGStatementOfFinancialPositionCurrentOrNot } from "./fa/g-statement-of-financial-position/current-or-not";
import { earningsCarried as faGStatementOfFinancialPositionEarningsCarried } from "./fa/g-statement-of-financial-position/earnings-carried";
import { loanInParts as faGStatementOfFinancialPositionLoanInParts } from "./fa/g-statement-of-financial-position/loan-in-parts";
import { positionInFull as faGStatementOfFinancialPositionPositionInFull } from "./fa/g-statement-of-financial-position/position-in-full";
import { positionSheet as faGStatementOfFinancialPositionPositionSheet } from "./fa/g-statement-of-financial-position/position-sheet";
import { categoriesMatch as faGStatementOfProfitOrLossAndOtherComprehensiveIncomeCategoriesMatch } from "./fa/g-statement-of-profit-or-loss-and-other-comprehensive-income/categories-match";
import { comprehensiveIncome as faGStatementOfProfitOrLossAndOtherComprehensiveIncomeComprehensiveIncome } from "./fa/g-statement-of-profit-or-loss-and-other-comprehensive-income/comprehensive-income";
import { profitOrLossInFull as faGStatementOfProfitOrLossAndOtherComprehensiveIncomeProfitOrLossInFull } from "./fa/g-statement-of-profit-or-loss-and-other-comprehensive-income/profit-or-loss-in-full";
import { profitSubtotals as faGStatementOfProfitOrLossAndOtherComprehensiveIncomeProfitSubtotals } from "./fa/g-statement-of-profit-or-loss-and-other-comprehensive-income/profit-subtotals";
import { taxExpense as faGStatementOfProfitOrLossAndOtherComprehensiveIncomeTaxExpense } from "./fa/g-statement-of-profit-or-loss-and-other-comprehensive-income/tax-expense";
import { tradingSheet as faGStatementOfProfitOrLossAndOtherComprehensiveIncomeTradingSheet } from "./fa/g-statement-of-profit-or-loss-and-other-comprehensive-income/trading-sheet";
import { associateCarried as faHAssociatesAssociateCarried } from "./fa/h-associates/associate-carried";
import { associateInProfit as faHAssociatesAssociateInProfit } from "./fa/h-associates/associate-in-profit";
import { groupWithAssociateInFull as faHAssociatesGroupWithAssociateInFull } from "./fa/h-associates/group-with-associate-in-full";
import { threeInvestments as faHAssociatesThreeInvestments } from "./fa/h-associates/three-investments";
import { goodwillSum as faHSubsidiariesGoodwillSum } from "./fa/h-subsidiaries/goodwill-sum";
import { groupEarningsSum as faHSubsidiariesGroupEarningsSum } from "./fa/h-subsidiaries/group-earnings-sum";
import { groupPositionInFull as faHSubsidiariesGroupPositionInFull } from "./fa/h-subsidiaries/group-position-in-full";
import { groupProfitInFull as faHSubsidiariesGroupProfitInFull } from "./fa/h-subsidiaries/group-profit-in-full";
import { groupSheet as faHSubsidiariesGroupSheet } from "./fa/h-subsidiaries/group-sheet";
import { interestOfOthers as faHSubsidiariesInterestOfOthers } from "./fa/h-subsidiaries/interest-of-others";
import { profitNotRealised as faHSubsidiariesProfitNotRealised } from "./fa/h-subsidiaries/profit-not-realised";
import { changeInPerCent as faIAnalysisOfFinancialStatementsChangeInPerCent } from "./fa/i-analysis-of-financial-statements/change-in-per-cent";
import { cycleOfCash as faIAnalysisOfFinancialStatementsCycleOfCash } from "./fa/i-analysis-of-financial-statements/cycle-of-cash";
import { returnInTwoParts as faIAnalysisOfFinancialStatementsReturnInTwoParts } from "./fa/i-analysis-of-financial-statements/return-in-two-parts";
import { daysOfBalances as faIRatiosDaysOfBalances } from "./fa/i-ratios/days-of-balances";
import { gearingAndCover as faIRatiosGearingAndCover } from "./fa/i-ratios/gearing-and-cover";
import { liquidityRatios as faIRatiosLiquidityRatios } from "./fa/i-ratios/liquidity-ratios";
import { ratioAfterEvent as faIRatiosRatioAfterEvent } from "./fa/i-ratios/ratio-after-event";
import { returnAndMargin as faIRatiosReturnAndMargin } from "./fa/i-ratios/return-and-margin";
import { earningsAfterBuyBack as fmAFinancialObjectivesAndCorporateStrategyEarningsAfterBuyBack } from "./fm/a-financial-objectives-and-corporate-strategy/earnings-after-buy-back";
import { totalShareholderReturnOfYear as fmAFinancialObjectivesAndCorporateStrategyTotalShareholderReturnOfYear } from "./fm/a-financial-objectives-and-corporate-strategy/total-shareholder-return-of-year";
import { wealthOfAHolder as fmAFinancialObjectivesAndCorporateStrategyWealthOfAHolder } from "./fm/a-financial-objectives-and-corporate-strategy/wealth-of-a-holder";
import { figureOnBasis as frARecognitionAndMeasurementFigureOnBasis } from "./fr/a-recognition-and-measurement/figure-on-basis";
import { behaviourAtTwoLevels as maACostClassificationBehaviourAtTwoLevels } from "./ma/a-cost-classification/behaviour-at-two-levels";
import { costAtActivity as maACostClassificationCostAtActivity } from "./ma/a-cost-classification/cost-at-activity";
import { costOfOne as maACostClassificationCostOfOne } from "./ma/a-cost-classification/cost-of-one";
import { inventoryAtProductionCost as maACostClassificationInventoryAtProductionCost } from "./ma/a-cost-classification/inventory-at-production-cost";
import { layersOfCost as maACostClassificationLayersOfCost } from "./ma/a-cost-classification/layers-of-cost";
import { heightOfBars as maAPresentingInformationHeightOfBars } from "./ma/a-presenting-information/height-of-bars";
import { sliceOfPie as maAPresentingInformationSliceOfPie } from "./ma/a-presenting-information/slice-of-pie";
import { worthOfSurvey as maASourcesOfDataWorthOfSurvey } from "./ma/a-sources-of-data/worth-of-survey";
import { highLowFixedCost as maBForecastingTechniquesHighLowFixedCost } from "./ma/b-forecasting-techniques/high-low-fixed-cost";
import { highLowSplit as maBForecastingTechniquesHighLowSplit } from "./ma/b-forecasting-techniques/high-low-split";
import { moneyOfAnotherYear as maBForecastingTechniquesMoneyOfAnotherYear } from "./ma/b-forecasting-techniques/money-of-another-year";
import { realChange as maBForecastingTechniquesRealChange } from "./ma/b-forecasting-techniques/real-change";
import { regressionLine as maBForecastingTechniquesRegressionLine } from "./ma/b-forecasting-techniques/regression-line";
import { regressionSums as maBForecastingTechniquesRegressionSums } from "./ma/b-forecasting-techniques/regression-sums";
import { seasonFromAverages as maBForecastingTechniquesSeasonFromAverages } from "./ma/b-forecasting-techniques/season-from-averages";
import { seasonOnTrend as maBForecastingTechniquesSeasonOnTrend } from "./ma/b-forecasting-techniques/season-on-trend";
import { seasonalForecast as maBForecastingTechniquesSeasonalForecast } from "./ma/b-forecasting-techniques/seasonal-forecast";
import { shareExplained as maBForecastingTechniquesShareExplained } from "./ma/b-forecasting-techniques/share-explained";
import { twoPriceIndices as maBForecastingTechniquesTwoPriceIndices } from "./ma/b-forecasting-techniques/two-price-indices";
import { sampleByLayers as maBSamplingMethodsSampleByLayers } from "./ma/b-sampling-methods/sample-by-layers";
import { formulaCopied as maBSpreadsheetsFormulaCopied } from "./ma/b-spreadsheets/formula-copied";
import { formulaWorkedOut as maBSpreadsheetsFormulaWorkedOut } from "./ma/b-spreadsheets/formula-worked-out";
import { averageOfSeven as maBSummarisingAndAnalysingDataAverageOfSeven } from "./ma/b-summarising-and-analysing-data/average-of-seven";
import { deviationOfFive as maBSummarisingAndAnalysingDataDeviationOfFive } from "./ma/b-summarising-and-analysing-data/deviation-of-five";
import { expectedProfit as maBSummarisingAndAnalysingDataExpectedProfit } from "./ma/b-summarising-and-analysing-data/expected-profit";
import { expectedProfitOfChoice as maBSummarisingAndAnalysingDataExpectedProfitOfChoice } from "./ma/b-summarising-and-analysing-data/expected-profit-of-choice";
import { shareBeyondAPoint as maBSummarisingAndAnalysingDataShareBeyondAPoint } from "./ma/b-summarising-and-analysing-data/share-beyond-a-point";
import { shareOfCurve as maBSummarisingAndAnalysingDataShareOfCurve } from "./ma/b-summarising-and-analysing-data/share-of-curve";
import { spreadCompared as maBSummarisingAndAnalysingDataSpreadCompared } from "./ma/b-summarising-and-analysing-data/spread-compared";
import { spreadOfData as maBSummarisingAndAnalysingDataSpreadOfData } from "./ma/b-summarising-and-analysing-data/spread-of-data";
import { whichVariesLeast as maBSummarisingAndAnalysingDataWhichVariesLeast } from "./ma/b-summarising-and-analysing-data/which-varies-least";
import { inventoryUnderTwoMethods as maCAbsorptionAndMarginalCostingInventoryUnderTwoMethods } from "./ma/c-absorption-and-marginal-costing/inventory-under-two-methods";
import { marginalStatement as maCAbsorptionAndMarginalCostingMarginalStatement } from "./ma/c-absorption-and-marginal-costing/marginal-statement";
import { profitFromTheOtherMethod as maCAbsorptionAndMarginalCostingProfitFromTheOtherMethod } from "./ma/c-absorption-and-marginal-costing/profit-from-the-other-method";
import { costOverTheLife as maCAlternativeCostAccountingPrinciplesCostOverTheLife } from "./ma/c-alternative-cost-accounting-principles/cost-over-the-life";
import { overheadByActivity as maCAlternativeCostAccountingPrinciplesOverheadByActivity } from "./ma/c-alternative-cost-accounting-principles/overhead-by-activity";
import { qualityMatch as maCAlternativeCostAccountingPrinciplesQualityMatch } from "./ma/c-alternative-cost-accounting-principles/quality-match";
import { targetCostGap as maCAlternativeCostAccountingPrinciplesTargetCostGap } from "./ma/c-alternative-cost-accounting-principles/target-cost-gap";
import { abnormalLossOrGain as maCCostAccountingMethodsAbnormalLossOrGain } from "./ma/c-cost-accounting-methods/abnormal-loss-or-gain";
import { closingWorkInProgress as maCCostAccountingMethodsClosingWorkInProgress } from "./ma/c-cost-accounting-methods/closing-work-in-progress";
import { costOfANight as maCCostAccountingMethodsCostOfANight } from "./ma/c-cost-accounting-methods/cost-of-a-night";
import { jointCostShare as maCCostAccountingMethodsJointCostShare } from "./ma/c-cost-accounting-methods/joint-cost-share";
import { jointProductsSheet as maCCostAccountingMethodsJointProductsSheet } from "./ma/c-cost-accounting-methods/joint-products-sheet";
import { processAccountSheet as maCCostAccountingMethodsProcessAccountSheet } from "./ma/c-cost-accounting-methods/process-account-sheet";
import { absorbedAgainstIncurred as maCMaterialLabourAndOverheadCostsAbsorbedAgainstIncurred } from "./ma/c-material-labour-and-overhead-costs/absorbed-against-incurred";
import { economicBatchQuantity as maCMaterialLabourAndOverheadCostsEconomicBatchQuantity } from "./ma/c-material-labour-and-overhead-costs/economic-batch-quantity";
import { economicOrderQuantity as maCMaterialLabourAndOverheadCostsEconomicOrderQuantity } from "./ma/c-material-labour-and-overhead-costs/economic-order-quantity";
import { labourTurnover as maCMaterialLabourAndOverheadCostsLabourTurnover } from "./ma/c-material-labour-and-overhead-costs/labour-turnover";
import { overheadCorrectionEntry as maCMaterialLabourAndOverheadCostsOverheadCorrectionEntry } from "./ma/c-material-labour-and-overhead-costs/overhead-correction-entry";
import { overtimeSplit as maCMaterialLabourAndOverheadCostsOvertimeSplit } from "./ma/c-material-labour-and-overhead-costs/overtime-split";
import { payForOutput as maCMaterialLabourAndOverheadCostsPayForOutput } from "./ma/c-material-labour-and-overhead-costs/pay-for-output";
import { priceOfAnIssue as maCMaterialLabourAndOverheadCostsPriceOfAnIssue } from "./ma/c-material-labour-and-overhead-costs/price-of-an-issue";
import { reorderLevel as maCMaterialLabourAndOverheadCostsReorderLevel } from "./ma/c-material-labour-and-overhead-costs/reorder-level";
import { stepDownSheet as maCMaterialLabourAndOverheadCostsStepDownSheet } from "./ma/c-material-labour-and-overhead-costs/step-down-sheet";
import { slackAfterCut as maDBehaviouralAspectsOfBudgetingSlackAfterCut } from "./ma/d-behavioural-aspects-of-budgeting/slack-after-cut";
import { gapsToReport as maDBudgetaryControlAndReportingGapsToReport } from "./ma/d-budgetary-control-and-reporting/gaps-to-report";
import { whatAManagerAnswersFor as maDBudgetaryControlAndReportingWhatAManagerAnswersFor } from "./ma/d-budgetary-control-and-reporting/what-a-manager-answers-for";
import { flowsThatCount as maDCapitalBudgetingAndDiscountedCashFlowFlowsThatCount } from "./ma/d-capital-budgeting-and-discounted-cash-flow/flows-that-count";
import { irrBetweenTwoRates as maDCapitalBudgetingAndDiscountedCashFlowIrrBetweenTwoRates } from "./ma/d-capital-budgeting-and-discounted-cash-flow/irr-between-two-rates";
import { levelPayments as maDCapitalBudgetingAndDiscountedCashFlowLevelPayments } from "./ma/d-capital-budgeting-and-discounted-cash-flow/level-payments";
import { npvOfMachine as maDCapitalBudgetingAndDiscountedCashFlowNpvOfMachine } from "./ma/d-capital-budgeting-and-discounted-cash-flow/npv-of-machine";
import { paybackInMonths as maDCapitalBudgetingAndDiscountedCashFlowPaybackInMonths } from "./ma/d-capital-budgeting-and-discounted-cash-flow/payback-in-months";
import { flexedReport as maDFlexibleBudgetsFlexedReport } from "./ma/d-flexible-budgets/flexed-report";
import { flexedSemiVariable as maDFlexibleBudgetsFlexedSemiVariable } from "./ma/d-flexible-budgets/flexed-semi-variable";
import { volumeEffect as maDFlexibleBudgetsVolumeEffect } from "./ma/d-flexible-budgets/volume-effect";
import { tightestLimit as maDNatureAndPurposeOfBudgetingTightestLimit } from "./ma/d-nature-and-purpose-of-budgeting/tightest-limit";
import { budgetsInOrder as maDPreparingBudgetsBudgetsInOrder } from "./ma/d-preparing-budgets/budgets-in-order";
import { cashBudget as maDPreparingBudgetsCashBudget } from "./ma/d-preparing-budgets/cash-budget";
import { cashOrNot as maDPreparingBudgetsCashOrNot } from "./ma/d-preparing-budgets/cash-or-not";
import { labourWithOvertime as maDPreparingBudgetsLabourWithOvertime } from "./ma/d-preparing-budgets/labour-with-overtime";
import { materialToBuy as maDPreparingBudgetsMaterialToBuy } from "./ma/d-preparing-budgets/material-to-buy";
import { productionAndPurchases as maDPreparingBudgetsProductionAndPurchases } from "./ma/d-preparing-budgets/production-and-purchases";
import { quarterOfCash as maDPreparingBudgetsQuarterOfCash } from "./ma/d-preparing-budgets/quarter-of-cash";
import { operatingStatement as maEReconcilingBudgetedAndActualProfitOperatingStatement } from "./ma/e-reconciling-budgeted-and-actual-profit/operating-statement";
import { quantityFromVariance as maEReconcilingBudgetedAndActualProfitQuantityFromVariance } from "./ma/e-reconciling-budgeted-and-actual-profit/quantity-from-variance";
import { standardProfitOnSales as maEReconcilingBudgetedAndActualProfitStandardProfitOnSales } from "./ma/e-reconciling-budgeted-and-actual-profit/standard-profit-on-sales";
import { statementFromStandards as maEReconcilingBudgetedAndActualProfitStatementFromStandards } from "./ma/e-reconciling-budgeted-and-actual-profit/statement-from-standards";
import { twoVolumeVariances as maEReconcilingBudgetedAndActualProfitTwoVolumeVariances } from "./ma/e-reconciling-budgeted-and-actual-profit/two-volume-variances";
import { inputBeforeLoss as maEStandardCostingSystemsInputBeforeLoss } from "./ma/e-standard-costing-systems/input-before-loss";
import { paidHours as maEStandardCostingSystemsPaidHours } from "./ma/e-standard-costing-systems/paid-hours";
import { standardCostCard as maEStandardCostingSystemsStandardCostCard } from "./ma/e-standard-costing-systems/standard-cost-card";
import { fixedOverheadVariance as maEVarianceCalculationAndAnalysisFixedOverheadVariance } from "./ma/e-variance-calculation-and-analysis/fixed-overhead-variance";
import { labourThreeVariances as maEVarianceCalculationAndAnalysisLabourThreeVariances } from "./ma/e-variance-calculation-and-analysis/labour-three-variances";
import { materialPriceOrUsage as maEVarianceCalculationAndAnalysisMaterialPriceOrUsage } from "./ma/e-variance-calculation-and-analysis/material-price-or-usage";
import { salesPriceOrVolume as maEVarianceCalculationAndAnalysisSalesPriceOrVolume } from "./ma/e-variance-calculation-and-analysis/sales-price-or-volume";
import { sevenVariances as maEVarianceCalculationAndAnalysisSevenVariances } from "./ma/e-variance-calculation-and-analysis/seven-variances";
import { activityAndItsParts as maFApplyingPerformanceMeasurementActivityAndItsParts } from "./ma/f-applying-performance-measurement/activity-and-its-parts";
import { divisionsWithProject as maFApplyingPerformanceMeasurementDivisionsWithProject } from "./ma/f-applying-performance-measurement/divisions-with-project";
import { quickRatioOrDays as maFApplyingPerformanceMeasurementQuickRatioOrDays } from "./ma/f-applying-performance-measurement/quick-ratio-or-days";
import { residualIncomeWithProject as maFApplyingPerformanceMeasurementResidualIncomeWithProject } from "./ma/f-applying-performance-measurement/residual-income-with-project";
import { roceAndItsParents as maFApplyingPerformanceMeasurementRoceAndItsParents } from "./ma/f-applying-performance-measurement/roce-and-its-parents";
import { twoYearsCompared as maFApplyingPerformanceMeasurementTwoYearsCompared } from "./ma/f-applying-performance-measurement/two-years-compared";
import { savingThatCounts as maFCostReductionAndValueEnhancementSavingThatCounts } from "./ma/f-cost-reduction-and-value-enhancement/saving-that-counts";
import { growthWithoutInflation as maFMonitoringPerformanceAndReportingGrowthWithoutInflation } from "./ma/f-monitoring-performance-and-reporting/growth-without-inflation";
import { threeMeasures as maFPerformanceMeasurementOverviewThreeMeasures } from "./ma/f-performance-measurement-overview/three-measures";

/** By file. */
export const templates: ReadonlyMap<string, Template> = new Map<string, Template>([
  ["aud/a-engagement-documentation/last-day-of-assembly", audAEngagementDocumentationLastDayOfAssembly],
  ["bt/a-microeconomic-factors/price-elasticity-of-demand", btAMicroeconomicFactorsPriceElasticityOfDemand],
  [
    "bt/a-social-and-demographic-factors/dependants-for-each-worker",
    btASocialAndDemographicFactorsDependantsForEachWorker,
  ],
  ["fa/a-main-elements-of-financial-reports/element-of-item", faAMainElementsOfFinancialReportsElementOfItem],
  ["fa/b-accounting-principles-and-concepts/concept-of-remark", faBAccountingPrinciplesAndConceptsConceptOfRemark],
  [
    "fa/c-double-entry-principles-and-the-accounting-equation/balance-an-account",
    faCDoubleEntryPrinciplesAndTheAccountingEquationBalanceAnAccount,
  ],
  [
    "fa/c-double-entry-principles-and-the-accounting-equation/capital-profit",
    faCDoubleEntryPrinciplesAndTheAccountingEquationCapitalProfit,
  ],
  [
    "fa/c-double-entry-principles-and-the-accounting-equation/equation-missing",
    faCDoubleEntryPrinciplesAndTheAccountingEquationEquationMissing,
  ],
  [
    "fa/c-double-entry-principles-and-the-accounting-equation/first-entry",
    faCDoubleEntryPrinciplesAndTheAccountingEquationFirstEntry,
  ],
  [
    "fa/c-ledgers-books-of-prime-entry-and-journals/first-listed-in",
    faCLedgersBooksOfPrimeEntryAndJournalsFirstListedIn,
  ],
  [
    "fa/c-ledgers-books-of-prime-entry-and-journals/journal-of-the-day",
    faCLedgersBooksOfPrimeEntryAndJournalsJournalOfTheDay,
  ],
  ["fa/d-accruals-and-prepayments/accrued-expense", faDAccrualsAndPrepaymentsAccruedExpense],
  ["fa/d-accruals-and-prepayments/expense-account", faDAccrualsAndPrepaymentsExpenseAccount],
  ["fa/d-accruals-and-prepayments/prepaid-insurance", faDAccrualsAndPrepaymentsPrepaidInsurance],
  ["fa/d-accruals-and-prepayments/rent-income", faDAccrualsAndPrepaymentsRentIncome],
  ["fa/d-accruals-and-prepayments/year-end-entry", faDAccrualsAndPrepaymentsYearEndEntry],
  ["fa/d-capital-structure-and-finance-costs/bonus-issue-effect", faDCapitalStructureAndFinanceCostsBonusIssueEffect],
  ["fa/d-capital-structure-and-finance-costs/dividends-of-year", faDCapitalStructureAndFinanceCostsDividendsOfYear],
  ["fa/d-capital-structure-and-finance-costs/finance-costs", faDCapitalStructureAndFinanceCostsFinanceCosts],
  [
    "fa/d-capital-structure-and-finance-costs/rights-issue-premium",
    faDCapitalStructureAndFinanceCostsRightsIssuePremium,
  ],
  ["fa/d-capital-structure-and-finance-costs/share-issue-entry", faDCapitalStructureAndFinanceCostsShareIssueEntry],
  ["fa/d-cash-and-bank/cash-book-entry", faDCashAndBankCashBookEntry],
  ["fa/d-cash-and-bank/imprest", faDCashAndBankImprest],
  ["fa/d-cash-and-bank/overdraft-balance", faDCashAndBankOverdraftBalance],
  ["fa/d-cash-and-bank/takings", faDCashAndBankTakings],
  ["fa/d-depreciation/after-revaluation", faDDepreciationAfterRevaluation],
  ["fa/d-depreciation/change-of-estimate", faDDepreciationChangeOfEstimate],
  ["fa/d-depreciation/charge-entry", faDDepreciationChargeEntry],
  ["fa/d-depreciation/months-of-charge", faDDepreciationMonthsOfCharge],
  ["fa/d-depreciation/reducing-balance-table", faDDepreciationReducingBalanceTable],
  ["fa/d-intangible-assets-and-amortisation/amortisation", faDIntangibleAssetsAndAmortisationAmortisation],
  ["fa/d-intangible-assets-and-amortisation/development-split", faDIntangibleAssetsAndAmortisationDevelopmentSplit],
  ["fa/d-intangible-assets-and-amortisation/research-entry", faDIntangibleAssetsAndAmortisationResearchEntry],
  ["fa/d-inventory/average-issue", faDInventoryAverageIssue],
  ["fa/d-inventory/closing-error", faDInventoryClosingError],
  ["fa/d-inventory/fifo-closing", faDInventoryFifoClosing],
  ["fa/d-inventory/inventory-cost", faDInventoryInventoryCost],
  ["fa/d-inventory/lower-of-table", faDInventoryLowerOfTable],
  ["fa/d-inventory/year-of-goods", faDInventoryYearOfGoods],
  ["fa/d-provisions-and-contingencies/gain-or-duty", faDProvisionsAndContingenciesGainOrDuty],
  ["fa/d-provisions-and-contingencies/provision-entry", faDProvisionsAndContingenciesProvisionEntry],
  ["fa/d-provisions-and-contingencies/provision-movement", faDProvisionsAndContingenciesProvisionMovement],
  ["fa/d-provisions-and-contingencies/three-matters", faDProvisionsAndContingenciesThreeMatters],
  ["fa/d-provisions-and-contingencies/warranty-provision", faDProvisionsAndContingenciesWarrantyProvision],
  ["fa/d-receivables-and-payables/allowance-expense", faDReceivablesAndPayablesAllowanceExpense],
  ["fa/d-receivables-and-payables/debt-recovered", faDReceivablesAndPayablesDebtRecovered],
  ["fa/d-receivables-and-payables/missing-purchases", faDReceivablesAndPayablesMissingPurchases],
  ["fa/d-receivables-and-payables/receivables-control-account", faDReceivablesAndPayablesReceivablesControlAccount],
  ["fa/d-receivables-and-payables/write-off-entry", faDReceivablesAndPayablesWriteOffEntry],
  ["fa/d-sales-and-purchases/return-entry", faDSalesAndPurchasesReturnEntry],
  ["fa/d-sales-and-purchases/settlement-discount", faDSalesAndPurchasesSettlementDiscount],
  ["fa/d-sales-and-purchases/tax-balance", faDSalesAndPurchasesTaxBalance],
  ["fa/d-sales-and-purchases/taxed-sale-entry", faDSalesAndPurchasesTaxedSaleEntry],
  ["fa/d-sales-and-purchases/trade-discount", faDSalesAndPurchasesTradeDiscount],
  ["fa/d-tangible-non-current-assets/asset-movements", faDTangibleNonCurrentAssetsAssetMovements],
  ["fa/d-tangible-non-current-assets/capitalised-cost", faDTangibleNonCurrentAssetsCapitalisedCost],
  ["fa/d-tangible-non-current-assets/disposal-entry", faDTangibleNonCurrentAssetsDisposalEntry],
  ["fa/d-tangible-non-current-assets/disposal-profit", faDTangibleNonCurrentAssetsDisposalProfit],
  ["fa/d-tangible-non-current-assets/part-exchange", faDTangibleNonCurrentAssetsPartExchange],
  ["fa/d-tangible-non-current-assets/revaluation-entry", faDTangibleNonCurrentAssetsRevaluationEntry],
  ["fa/d-tangible-non-current-assets/revalued-disposal", faDTangibleNonCurrentAssetsRevaluedDisposal],
  ["fa/e-bank-reconciliations/balance-shown", faEBankReconciliationsBalanceShown],
  ["fa/e-bank-reconciliations/corrected-cash-book", faEBankReconciliationsCorrectedCashBook],
  ["fa/e-bank-reconciliations/reconciliation-table", faEBankReconciliationsReconciliationTable],
  ["fa/e-bank-reconciliations/whose-entry", faEBankReconciliationsWhoseEntry],
  [
    "fa/e-trade-payables-account-reconciliations/control-and-list",
    faETradePayablesAccountReconciliationsControlAndList,
  ],
  ["fa/e-trade-payables-account-reconciliations/control-or-list", faETradePayablesAccountReconciliationsControlOrList],
  ["fa/e-trade-payables-account-reconciliations/on-the-way", faETradePayablesAccountReconciliationsOnTheWay],
  [
    "fa/e-trade-payables-account-reconciliations/supplier-difference",
    faETradePayablesAccountReconciliationsSupplierDifference,
  ],
  ["fa/f-correction-of-errors/asset-or-expense", faFCorrectionOfErrorsAssetOrExpense],
  ["fa/f-correction-of-errors/correcting-entry", faFCorrectionOfErrorsCorrectingEntry],
  ["fa/f-correction-of-errors/errors-that-touch-profit", faFCorrectionOfErrorsErrorsThatTouchProfit],
  ["fa/f-correction-of-errors/profit-restated", faFCorrectionOfErrorsProfitRestated],
  ["fa/f-correction-of-errors/reversed-entry", faFCorrectionOfErrorsReversedEntry],
  ["fa/f-suspense-accounts/suspense-cleared", faFSuspenseAccountsSuspenseCleared],
  ["fa/f-suspense-accounts/suspense-entry", faFSuspenseAccountsSuspenseEntry],
  ["fa/f-suspense-accounts/suspense-side", faFSuspenseAccountsSuspenseSide],
  ["fa/f-suspense-accounts/wrong-side-posting", faFSuspenseAccountsWrongSidePosting],
  ["fa/f-the-trial-balance/kind-of-error", faFTheTrialBalanceKindOfError],
  ["fa/f-the-trial-balance/missing-capital", faFTheTrialBalanceMissingCapital],
  ["fa/f-the-trial-balance/trial-balance-difference", faFTheTrialBalanceTrialBalanceDifference],
  ["fa/g-disclosure-notes/plant-note", faGDisclosureNotesPlantNote],
  ["fa/g-events-after-the-reporting-period/profit-after-events", faGEventsAfterTheReportingPeriodProfitAfterEvents],
  ["fa/g-incomplete-records/goods-lost", faGIncompleteRecordsGoodsLost],
  ["fa/g-incomplete-records/margin-or-mark-up", faGIncompleteRecordsMarginOrMarkUp],
  ["fa/g-incomplete-records/owner-profit-sheet", faGIncompleteRecordsOwnerProfitSheet],
  ["fa/g-incomplete-records/sales-found", faGIncompleteRecordsSalesFound],
  ["fa/g-statement-of-cash-flows/assets-bought", faGStatementOfCashFlowsAssetsBought],
  ["fa/g-statement-of-cash-flows/cash-flows-in-full", faGStatementOfCashFlowsCashFlowsInFull],
  ["fa/g-statement-of-cash-flows/cash-from-operations", faGStatementOfCashFlowsCashFromOperations],
  ["fa/g-statement-of-cash-flows/customers-and-suppliers", faGStatementOfCashFlowsCustomersAndSuppliers],
  ["fa/g-statement-of-cash-flows/headings-total", faGStatementOfCashFlowsHeadingsTotal],
  ["fa/g-statement-of-cash-flows/profit-to-cash", faGStatementOfCashFlowsProfitToCash],
  ["fa/g-statement-of-financial-position/current-or-not", faGStatementOfFinancialPositionCurrentOrNot],
  ["fa/g-statement-of-financial-position/earnings-carried", faGStatementOfFinancialPositionEarningsCarried],
  ["fa/g-statement-of-financial-position/loan-in-parts", faGStatementOfFinancialPositionLoanInParts],
  ["fa/g-statement-of-financial-position/position-in-full", faGStatementOfFinancialPositionPositionInFull],
  ["fa/g-statement-of-financial-position/position-sheet", faGStatementOfFinancialPositionPositionSheet],
  [
    "fa/g-statement-of-profit-or-loss-and-other-comprehensive-income/categories-match",
    faGStatementOfProfitOrLossAndOtherComprehensiveIncomeCategoriesMatch,
  ],
  [
    "fa/g-statement-of-profit-or-loss-and-other-comprehensive-income/comprehensive-income",
    faGStatementOfProfitOrLossAndOtherComprehensiveIncomeComprehensiveIncome,
  ],
  [
    "fa/g-statement-of-profit-or-loss-and-other-comprehensive-income/profit-or-loss-in-full",
    faGStatementOfProfitOrLossAndOtherComprehensiveIncomeProfitOrLossInFull,
  ],
  [
    "fa/g-statement-of-profit-or-loss-and-other-comprehensive-income/profit-subtotals",
    faGStatementOfProfitOrLossAndOtherComprehensiveIncomeProfitSubtotals,
  ],
  [
    "fa/g-statement-of-profit-or-loss-and-other-comprehensive-income/tax-expense",
    faGStatementOfProfitOrLossAndOtherComprehensiveIncomeTaxExpense,
  ],
  [
    "fa/g-statement-of-profit-or-loss-and-other-comprehensive-income/trading-sheet",
    faGStatementOfProfitOrLossAndOtherComprehensiveIncomeTradingSheet,
  ],
  ["fa/h-associates/associate-carried", faHAssociatesAssociateCarried],
  ["fa/h-associates/associate-in-profit", faHAssociatesAssociateInProfit],
  ["fa/h-associates/group-with-associate-in-full", faHAssociatesGroupWithAssociateInFull],
  ["fa/h-associates/three-investments", faHAssociatesThreeInvestments],
  ["fa/h-subsidiaries/goodwill-sum", faHSubsidiariesGoodwillSum],
  ["fa/h-subsidiaries/group-earnings-sum", faHSubsidiariesGroupEarningsSum],
  ["fa/h-subsidiaries/group-position-in-full", faHSubsidiariesGroupPositionInFull],
  ["fa/h-subsidiaries/group-profit-in-full", faHSubsidiariesGroupProfitInFull],
  ["fa/h-subsidiaries/group-sheet", faHSubsidiariesGroupSheet],
  ["fa/h-subsidiaries/interest-of-others", faHSubsidiariesInterestOfOthers],
  ["fa/h-subsidiaries/profit-not-realised", faHSubsidiariesProfitNotRealised],
  ["fa/i-analysis-of-financial-statements/change-in-per-cent", faIAnalysisOfFinancialStatementsChangeInPerCent],
  ["fa/i-analysis-of-financial-statements/cycle-of-cash", faIAnalysisOfFinancialStatementsCycleOfCash],
  ["fa/i-analysis-of-financial-statements/return-in-two-parts", faIAnalysisOfFinancialStatementsReturnInTwoParts],
  ["fa/i-ratios/days-of-balances", faIRatiosDaysOfBalances],
  ["fa/i-ratios/gearing-and-cover", faIRatiosGearingAndCover],
  ["fa/i-ratios/liquidity-ratios", faIRatiosLiquidityRatios],
  ["fa/i-ratios/ratio-after-event", faIRatiosRatioAfterEvent],
  ["fa/i-ratios/return-and-margin", faIRatiosReturnAndMargin],
  [
    "fm/a-financial-objectives-and-corporate-strategy/earnings-after-buy-back",
    fmAFinancialObjectivesAndCorporateStrategyEarningsAfterBuyBack,
  ],
  [
    "fm/a-financial-objectives-and-corporate-strategy/total-shareholder-return-of-year",
    fmAFinancialObjectivesAndCorporateStrategyTotalShareholderReturnOfYear,
  ],
  [
    "fm/a-financial-objectives-and-corporate-strategy/wealth-of-a-holder",
    fmAFinancialObjectivesAndCorporateStrategyWealthOfAHolder,
  ],
  ["fr/a-recognition-and-measurement/figure-on-basis", frARecognitionAndMeasurementFigureOnBasis],
  ["ma/a-cost-classification/behaviour-at-two-levels", maACostClassificationBehaviourAtTwoLevels],
  ["ma/a-cost-classification/cost-at-activity", maACostClassificationCostAtActivity],
  ["ma/a-cost-classification/cost-of-one", maACostClassificationCostOfOne],
  ["ma/a-cost-classification/inventory-at-production-cost", maACostClassificationInventoryAtProductionCost],
  ["ma/a-cost-classification/layers-of-cost", maACostClassificationLayersOfCost],
  ["ma/a-presenting-information/height-of-bars", maAPresentingInformationHeightOfBars],
  ["ma/a-presenting-information/slice-of-pie", maAPresentingInformationSliceOfPie],
  ["ma/a-sources-of-data/worth-of-survey", maASourcesOfDataWorthOfSurvey],
  ["ma/b-forecasting-techniques/high-low-fixed-cost", maBForecastingTechniquesHighLowFixedCost],
  ["ma/b-forecasting-techniques/high-low-split", maBForecastingTechniquesHighLowSplit],
  ["ma/b-forecasting-techniques/money-of-another-year", maBForecastingTechniquesMoneyOfAnotherYear],
  ["ma/b-forecasting-techniques/real-change", maBForecastingTechniquesRealChange],
  ["ma/b-forecasting-techniques/regression-line", maBForecastingTechniquesRegressionLine],
  ["ma/b-forecasting-techniques/regression-sums", maBForecastingTechniquesRegressionSums],
  ["ma/b-forecasting-techniques/season-from-averages", maBForecastingTechniquesSeasonFromAverages],
  ["ma/b-forecasting-techniques/season-on-trend", maBForecastingTechniquesSeasonOnTrend],
  ["ma/b-forecasting-techniques/seasonal-forecast", maBForecastingTechniquesSeasonalForecast],
  ["ma/b-forecasting-techniques/share-explained", maBForecastingTechniquesShareExplained],
  ["ma/b-forecasting-techniques/two-price-indices", maBForecastingTechniquesTwoPriceIndices],
  ["ma/b-sampling-methods/sample-by-layers", maBSamplingMethodsSampleByLayers],
  ["ma/b-spreadsheets/formula-copied", maBSpreadsheetsFormulaCopied],
  ["ma/b-spreadsheets/formula-worked-out", maBSpreadsheetsFormulaWorkedOut],
  ["ma/b-summarising-and-analysing-data/average-of-seven", maBSummarisingAndAnalysingDataAverageOfSeven],
  ["ma/b-summarising-and-analysing-data/deviation-of-five", maBSummarisingAndAnalysingDataDeviationOfFive],
  ["ma/b-summarising-and-analysing-data/expected-profit", maBSummarisingAndAnalysingDataExpectedProfit],
  [
    "ma/b-summarising-and-analysing-data/expected-profit-of-choice",
    maBSummarisingAndAnalysingDataExpectedProfitOfChoice,
  ],
  ["ma/b-summarising-and-analysing-data/share-beyond-a-point", maBSummarisingAndAnalysingDataShareBeyondAPoint],
  ["ma/b-summarising-and-analysing-data/share-of-curve", maBSummarisingAndAnalysingDataShareOfCurve],
  ["ma/b-summarising-and-analysing-data/spread-compared", maBSummarisingAndAnalysingDataSpreadCompared],
  ["ma/b-summarising-and-analysing-data/spread-of-data", maBSummarisingAndAnalysingDataSpreadOfData],
  ["ma/b-summarising-and-analysing-data/which-varies-least", maBSummarisingAndAnalysingDataWhichVariesLeast],
  [
    "ma/c-absorption-and-marginal-costing/inventory-under-two-methods",
    maCAbsorptionAndMarginalCostingInventoryUnderTwoMethods,
  ],
  ["ma/c-absorption-and-marginal-costing/marginal-statement", maCAbsorptionAndMarginalCostingMarginalStatement],
  [
    "ma/c-absorption-and-marginal-costing/profit-from-the-other-method",
    maCAbsorptionAndMarginalCostingProfitFromTheOtherMethod,
  ],
  [
    "ma/c-alternative-cost-accounting-principles/cost-over-the-life",
    maCAlternativeCostAccountingPrinciplesCostOverTheLife,
  ],
  [
    "ma/c-alternative-cost-accounting-principles/overhead-by-activity",
    maCAlternativeCostAccountingPrinciplesOverheadByActivity,
  ],
  ["ma/c-alternative-cost-accounting-principles/quality-match", maCAlternativeCostAccountingPrinciplesQualityMatch],
  ["ma/c-alternative-cost-accounting-principles/target-cost-gap", maCAlternativeCostAccountingPrinciplesTargetCostGap],
  ["ma/c-cost-accounting-methods/abnormal-loss-or-gain", maCCostAccountingMethodsAbnormalLossOrGain],
  ["ma/c-cost-accounting-methods/closing-work-in-progress", maCCostAccountingMethodsClosingWorkInProgress],
  ["ma/c-cost-accounting-methods/cost-of-a-night", maCCostAccountingMethodsCostOfANight],
  ["ma/c-cost-accounting-methods/joint-cost-share", maCCostAccountingMethodsJointCostShare],
  ["ma/c-cost-accounting-methods/joint-products-sheet", maCCostAccountingMethodsJointProductsSheet],
  ["ma/c-cost-accounting-methods/process-account-sheet", maCCostAccountingMethodsProcessAccountSheet],
  [
    "ma/c-material-labour-and-overhead-costs/absorbed-against-incurred",
    maCMaterialLabourAndOverheadCostsAbsorbedAgainstIncurred,
  ],
  [
    "ma/c-material-labour-and-overhead-costs/economic-batch-quantity",
    maCMaterialLabourAndOverheadCostsEconomicBatchQuantity,
  ],
  [
    "ma/c-material-labour-and-overhead-costs/economic-order-quantity",
    maCMaterialLabourAndOverheadCostsEconomicOrderQuantity,
  ],
  ["ma/c-material-labour-and-overhead-costs/labour-turnover", maCMaterialLabourAndOverheadCostsLabourTurnover],
  [
    "ma/c-material-labour-and-overhead-costs/overhead-correction-entry",
    maCMaterialLabourAndOverheadCostsOverheadCorrectionEntry,
  ],
  ["ma/c-material-labour-and-overhead-costs/overtime-split", maCMaterialLabourAndOverheadCostsOvertimeSplit],
  ["ma/c-material-labour-and-overhead-costs/pay-for-output", maCMaterialLabourAndOverheadCostsPayForOutput],
  ["ma/c-material-labour-and-overhead-costs/price-of-an-issue", maCMaterialLabourAndOverheadCostsPriceOfAnIssue],
  ["ma/c-material-labour-and-overhead-costs/reorder-level", maCMaterialLabourAndOverheadCostsReorderLevel],
  ["ma/c-material-labour-and-overhead-costs/step-down-sheet", maCMaterialLabourAndOverheadCostsStepDownSheet],
  ["ma/d-behavioural-aspects-of-budgeting/slack-after-cut", maDBehaviouralAspectsOfBudgetingSlackAfterCut],
  ["ma/d-budgetary-control-and-reporting/gaps-to-report", maDBudgetaryControlAndReportingGapsToReport],
  [
    "ma/d-budgetary-control-and-reporting/what-a-manager-answers-for",
    maDBudgetaryControlAndReportingWhatAManagerAnswersFor,
  ],
  [
    "ma/d-capital-budgeting-and-discounted-cash-flow/flows-that-count",
    maDCapitalBudgetingAndDiscountedCashFlowFlowsThatCount,
  ],
  [
    "ma/d-capital-budgeting-and-discounted-cash-flow/irr-between-two-rates",
    maDCapitalBudgetingAndDiscountedCashFlowIrrBetweenTwoRates,
  ],
  [
    "ma/d-capital-budgeting-and-discounted-cash-flow/level-payments",
    maDCapitalBudgetingAndDiscountedCashFlowLevelPayments,
  ],
  [
    "ma/d-capital-budgeting-and-discounted-cash-flow/npv-of-machine",
    maDCapitalBudgetingAndDiscountedCashFlowNpvOfMachine,
  ],
  [
    "ma/d-capital-budgeting-and-discounted-cash-flow/payback-in-months",
    maDCapitalBudgetingAndDiscountedCashFlowPaybackInMonths,
  ],
  ["ma/d-flexible-budgets/flexed-report", maDFlexibleBudgetsFlexedReport],
  ["ma/d-flexible-budgets/flexed-semi-variable", maDFlexibleBudgetsFlexedSemiVariable],
  ["ma/d-flexible-budgets/volume-effect", maDFlexibleBudgetsVolumeEffect],
  ["ma/d-nature-and-purpose-of-budgeting/tightest-limit", maDNatureAndPurposeOfBudgetingTightestLimit],
  ["ma/d-preparing-budgets/budgets-in-order", maDPreparingBudgetsBudgetsInOrder],
  ["ma/d-preparing-budgets/cash-budget", maDPreparingBudgetsCashBudget],
  ["ma/d-preparing-budgets/cash-or-not", maDPreparingBudgetsCashOrNot],
  ["ma/d-preparing-budgets/labour-with-overtime", maDPreparingBudgetsLabourWithOvertime],
  ["ma/d-preparing-budgets/material-to-buy", maDPreparingBudgetsMaterialToBuy],
  ["ma/d-preparing-budgets/production-and-purchases", maDPreparingBudgetsProductionAndPurchases],
  ["ma/d-preparing-budgets/quarter-of-cash", maDPreparingBudgetsQuarterOfCash],
  [
    "ma/e-reconciling-budgeted-and-actual-profit/operating-statement",
    maEReconcilingBudgetedAndActualProfitOperatingStatement,
  ],
  [
    "ma/e-reconciling-budgeted-and-actual-profit/quantity-from-variance",
    maEReconcilingBudgetedAndActualProfitQuantityFromVariance,
  ],
  [
    "ma/e-reconciling-budgeted-and-actual-profit/standard-profit-on-sales",
    maEReconcilingBudgetedAndActualProfitStandardProfitOnSales,
  ],
  [
    "ma/e-reconciling-budgeted-and-actual-profit/statement-from-standards",
    maEReconcilingBudgetedAndActualProfitStatementFromStandards,
  ],
  [
    "ma/e-reconciling-budgeted-and-actual-profit/two-volume-variances",
    maEReconcilingBudgetedAndActualProfitTwoVolumeVariances,
  ],
  ["ma/e-standard-costing-systems/input-before-loss", maEStandardCostingSystemsInputBeforeLoss],
  ["ma/e-standard-costing-systems/paid-hours", maEStandardCostingSystemsPaidHours],
  ["ma/e-standard-costing-systems/standard-cost-card", maEStandardCostingSystemsStandardCostCard],
  [
    "ma/e-variance-calculation-and-analysis/fixed-overhead-variance",
    maEVarianceCalculationAndAnalysisFixedOverheadVariance,
  ],
  [
    "ma/e-variance-calculation-and-analysis/labour-three-variances",
    maEVarianceCalculationAndAnalysisLabourThreeVariances,
  ],
  [
    "ma/e-variance-calculation-and-analysis/material-price-or-usage",
    maEVarianceCalculationAndAnalysisMaterialPriceOrUsage,
  ],
  ["ma/e-variance-calculation-and-analysis/sales-price-or-volume", maEVarianceCalculationAndAnalysisSalesPriceOrVolume],
  ["ma/e-variance-calculation-and-analysis/seven-variances", maEVarianceCalculationAndAnalysisSevenVariances],
  [
    "ma/f-applying-performance-measurement/activity-and-its-parts",
    maFApplyingPerformanceMeasurementActivityAndItsParts,
  ],
  [
    "ma/f-applying-performance-measurement/divisions-with-project",
    maFApplyingPerformanceMeasurementDivisionsWithProject,
  ],
  ["ma/f-applying-performance-measurement/quick-ratio-or-days", maFApplyingPerformanceMeasurementQuickRatioOrDays],
  [
    "ma/f-applying-performance-measurement/residual-income-with-project",
    maFApplyingPerformanceMeasurementResidualIncomeWithProject,
  ],
  ["ma/f-applying-performance-measurement/roce-and-its-parents", maFApplyingPerformanceMeasurementRoceAndItsParents],
  ["ma/f-applying-performance-measurement/two-years-compared", maFApplyingPerformanceMeasurementTwoYearsCompared],
  ["ma/f-cost-reduction-and-value-enhancement/saving-that-counts", maFCostReductionAndValueEnhancementSavingThatCounts],
  [
    "ma/f-monitoring-performance-and-reporting/growth-without-inflation",
    maFMonitoringPerformanceAndReportingGrowthWithoutInflation,
  ],
  ["ma/f-performance-measurement-overview/three-measures", maFPerformanceMeasurementOverviewThreeMeasures],
]);
