import { saleReturnText as words } from '../../../text/bill/sale-return.ts'
import { type Discount, PercentOrMoneyInput } from '../../../ui/field/percent-or-money-input.tsx'
import { FigureRow } from '../../../ui/page/figure-row.tsx'

type GoodsAndFeeProps = { goodsAmount: number; fee: Discount; onChange: (fee: Discount) => void }

/** What comes back is worth, and what the shop keeps of it. */
export const GoodsAndFee = ({ goodsAmount, fee, onChange }: GoodsAndFeeProps) => (
  <>
    <FigureRow label={words.goodsAmount} amount={goodsAmount} />
    <FigureRow label={words.fee}>
      <span className="inline-block w-32">
        <PercentOrMoneyInput label={words.fee} size="sm" value={fee} onChange={onChange} />
      </span>
    </FigureRow>
  </>
)
