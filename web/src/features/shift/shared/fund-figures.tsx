import type { CountedFund } from '@quay/contract/shift/shapes'
import { shiftText } from '../../../text/till/shift.ts'
import { FigureRow } from '../../../ui/page/figure-row.tsx'

/** What was counted of a fund beside the drawer, against what the shift brought into it. */
export const FundFigures = ({ fund: { name, expected, counted, difference } }: { fund: CountedFund }) => (
  <>
    <FigureRow label={shiftText.ofFund(name, shiftText.expected)} amount={expected} />
    <FigureRow label={shiftText.ofFund(name, shiftText.countedSum)} amount={counted} />
    <FigureRow
      strong
      label={shiftText.ofFund(name, shiftText.difference)}
      amount={difference}
      amountClass={difference === 0 ? 'text-success-text' : 'text-danger-text'}
    />
  </>
)
