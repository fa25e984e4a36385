import { employeeRoutes } from '@quay/contract/employee/routes'
import { pointRoutes } from '@quay/contract/point/routes'
import { priceBookRoutes } from '@quay/contract/price-book/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { Controller, useFormContext } from 'react-hook-form'
import { useSession } from '../../../api/session/session.ts'
import { useRoute } from '../../../api/use-route.ts'
import { saleChannelLabel } from '../../../text/bill/bill.ts'
import { discountText } from '../../../text/promotion/discount.ts'
import { ScopePicker } from '../../price-book/shared/scope-picker.tsx'
import { channelOptions } from '../shared/channel-options.ts'
import type { DiscountForm } from './discount-form.ts'

/** Stands for the general price list, which has no id. */
const general = 'general'

/** For which tiers of customers, which sellers, which ways of selling, and for lines of which price books. */
export function MoreScopes() {
  const { control } = useFormContext<DiscountForm>()
  const books = useRoute(priceBookRoutes.list, { query: {} }).data?.items ?? []
  const maySeePeople = isAllowed(useSession().rights, employeeRoutes.list.permission)
  const maySeeTiers = isAllowed(useSession().rights, pointRoutes.tiers.permission)
  const people = useRoute(employeeRoutes.list, { query: { limit: 200, isActive: '1' } }, { enabled: maySeePeople })
  const tiers = useRoute(pointRoutes.tiers, {}, { enabled: maySeeTiers }).data?.items ?? []
  return (
    <>
      {tiers.length > 0 && (
        <Controller
          name="tierIds"
          control={control}
          render={({ field: { value, onChange } }) => (
            <ScopePicker label={discountText.tiers} value={value} options={tiers} onChange={onChange} />
          )}
        />
      )}
      {maySeePeople && (
        <Controller
          name="sellerIds"
          control={control}
          render={({ field: { value, onChange } }) => (
            <ScopePicker
              label={discountText.sellers}
              value={value}
              options={(people.data?.items ?? []).map(({ id, fullName }) => ({ id, name: fullName }))}
              onChange={onChange}
            />
          )}
        />
      )}
      <Controller
        name="channels"
        control={control}
        render={({ field: { value, onChange } }) => (
          <ScopePicker label={saleChannelLabel} value={value} options={channelOptions} onChange={onChange} />
        )}
      />
      <Controller
        name="bookIds"
        control={control}
        render={({ field: { value, onChange } }) => (
          <ScopePicker
            label={discountText.books}
            value={value?.map(id => id ?? general) ?? null}
            options={[{ id: general, name: discountText.generalBook }, ...books]}
            onChange={ids => onChange(ids?.map(id => (id === general ? null : id)) ?? null)}
          />
        )}
      />
    </>
  )
}
