import type { ReactNode } from 'react'
import { saleReturnText as words } from '../../../text/bill/sale-return.ts'
import { laterPart } from '../../../ui/later-part.tsx'
import { Spinner } from '../../../ui/mark/spinner.tsx'
import { Card } from '../../../ui/page/card.tsx'
import type { NewGoodsProps } from '../../till/shared/new-goods.tsx'

const NewGoods = laterPart(
  async () => (await import('../../till/shared/new-goods.tsx')).default,
  () => (
    <div className="p-4">
      <Spinner />
    </div>
  ),
)

/** The new goods of an exchange, priced and checked like every sale, with what is said where the money is (`children`). */
export function ExchangePane({ children, ...goods }: NewGoodsProps & { children: ReactNode }) {
  return (
    <Card title={words.exchange} padded={false}>
      <NewGoods {...goods} />
      {children}
    </Card>
  )
}
