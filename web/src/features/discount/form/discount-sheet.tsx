import { billRoutes } from '@quay/contract/bill/routes'
import { discountRoutes } from '@quay/contract/discount/routes'
import type { DiscountView } from '@quay/contract/discount/shapes'
import { useState } from 'react'
import { useRoute } from '../../../api/use-route.ts'
import { AskButton } from '../../../form/ask-button.tsx'
import { RecordSheet } from '../../../form/record-sheet.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { useAddress } from '../../../routing/use-address.ts'
import { discountText } from '../../../text/promotion/discount.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextLink } from '../../../ui/button/text-link.tsx'
import { SimulatePart } from '../trial/simulate-part.tsx'
import { TryCart } from '../trial/try-cart.tsx'
import { copyOf, type DiscountForm, discountResolver, formOf } from './discount-form.ts'
import { formOfBill, namesOfBill } from './form-of-bill.ts'
import { GivesCard } from './gives-card.tsx'
import { GoodsCard } from './goods-card.tsx'
import { LimitsCard } from './limits-card.tsx'
import { PromotionWarnings } from './promotion-warnings.tsx'
import { WhenCard } from './when-card.tsx'

type DiscountSheetProps = { discount: DiscountView | null; onClose: () => void }

const none: Readonly<Record<string, string>> = {}

/** Makes, edits or copies a promotion: what it gives, for which goods, when and for whom, and how it goes with others. */
export function DiscountSheet({ discount, onClose }: DiscountSheetProps) {
  const [isCopy, setCopy] = useState(false)
  const { query, change } = useAddress()
  const billId = query.bill
  if (isCopy && discount)
    return (
      <FormSheet
        key="copy"
        discount={null}
        like={{ form: copyOf(discount), names: discount.names }}
        onClose={onClose}
      />
    )
  if (discount) return <FormSheet discount={discount} onClose={onClose} onCopy={() => setCopy(true)} />
  const closeNew = () => {
    if (billId) change({ bill: undefined }, { replace: true })
    onClose()
  }
  return <NewSheet billId={billId} onClose={closeNew} />
}

/** A new one, as the store wants new ones to be, or like what a bill was given by hand. */
function NewSheet({ billId, onClose }: { billId: string | undefined; onClose: () => void }) {
  const config = useRoute(discountRoutes.config, {}, { keepPrevious: false }).data
  const bill = useRoute(
    billRoutes.get,
    { params: { id: billId ?? '' } },
    { enabled: billId !== undefined, keepPrevious: false },
  ).data
  if (!config || (billId !== undefined && !bill)) return null
  const form = bill ? formOfBill(bill) : formOf(null)
  const like = {
    form: { ...form, stacking: config.stackingDefault, pick: config.pickDefault },
    names: bill ? namesOfBill(bill) : none,
  }
  return <FormSheet discount={null} like={like} onClose={onClose} />
}

type FormSheetProps = DiscountSheetProps & {
  /** What a new one begins with. */
  like?: { form: DiscountForm; names: Readonly<Record<string, string>> }
  onCopy?: () => void
}

function FormSheet({ discount, like, onClose, onCopy }: FormSheetProps) {
  const sheet = useRecordForm({
    record: discount,
    formOf: record => (like && !record ? like.form : formOf(record)),
    resolver: discountResolver,
    refusals: {
      'discount-name-taken': 'name',
      'discount-gift-missing': 'gifts',
      'discount-voucher-missing': 'voucherDiscountId',
      'discount-voucher-unfit': 'voucherDiscountId',
      'discount-value-unfit': 'rules',
      'discount-tiers-not-rising': 'rules',
    },
    send: (send, { id: _id, ...body }, base) =>
      base
        ? send(discountRoutes.update, { params: { id: base.id }, body: { ...body, version: base.version } })
        : send(discountRoutes.create, { body }),
    onSaved: onClose,
  })
  const { base, showError } = sheet
  const names = base?.names ?? like?.names ?? none
  return (
    <RecordSheet
      sheet={sheet}
      title={base ? discountText.edit(base.code) : discountText.add}
      onClose={onClose}
      size="xl"
      aside={
        base && (
          <>
            <Button onClick={onCopy}>{discountText.copy}</Button>
            <TextLink to={`/settings/discount/use?period=all&discountId=${base.id}`}>{discountText.usedByDay}</TextLink>
            <AskButton
              route={discountRoutes.delete}
              input={{ params: { id: base.id }, body: { version: base.version } }}
              question={{
                title: discountText.removeTitle(base.name),
                description: discountText.removeHint,
                confirmLabel: discountText.remove,
              }}
              onDone={onClose}
              showError={showError}
            />
          </>
        )
      }
    >
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid gap-4">
          <GivesCard names={names} />
          <GoodsCard names={names} />
          <WhenCard />
          <LimitsCard />
        </div>
        <div className="grid content-start gap-3 lg:sticky lg:top-0">
          <PromotionWarnings id={base?.id} />
          <TryCart id={base?.id} />
          <SimulatePart />
        </div>
      </div>
    </RecordSheet>
  )
}
