import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import { checkKinds } from '@quay/contract/inventory-check/shapes'
import { productRoutes } from '@quay/contract/product/routes'
import { productListRoutes } from '@quay/contract/product-list/routes'
import { useRouter } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { useBranchId } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { checkText } from '../../text/stock/inventory-check.ts'
import { Combobox } from '../../ui/choice/combobox.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { CountedProducts } from './counted-products.tsx'
import { type NewCheckForm, newCheckForm, newCheckResolver } from './new-check-form.ts'

const kinds = checkKinds.map(value => ({ value, label: checkText.kinds[value] }))
const { TextField, CheckField, OwnField } = fieldsOf<NewCheckForm>()

/** Begins a check: of what, blind or not, and a note. */
export function NewCheck({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const branchId = useBranchId()
  const sheet = useRecordForm({
    formOf: () => newCheckForm(branchId),
    resolver: newCheckResolver,
    send: (send, body) => send(inventoryCheckRoutes.create, { body }),
    onSaved: check => router.history.push(`/products/check-inventory/${check.id}`),
  })
  const kind = useWatch({ control: sheet.form.control, name: 'kind' })
  const groups = useRoute(productRoutes.groups, {}, { enabled: kind === 'GROUP' })
  const positions = useRoute(productListRoutes.positions, {}, { enabled: kind === 'POSITION' })
  return (
    <RecordSheet sheet={sheet} title={checkText.newTitle} submitLabel={checkText.create} onClose={onClose}>
      <OwnField name="kind" label={checkText.kind} hint={checkText.kindHints[kind]} group>
        {field => <RadioGroup value={field.value} onChange={field.onChange} options={kinds} />}
      </OwnField>
      {kind === 'GROUP' && <Chosen name="groupId" label={checkText.group} all={groups.data} />}
      {kind === 'POSITION' && <Chosen name="positionId" label={checkText.position} all={positions.data} />}
      {kind === 'PRODUCT' && (
        <OwnField name="productIds" label={checkText.products} hint={checkText.productsHint}>
          {field => <CountedProducts branchId={branchId} value={field.value} onChange={field.onChange} />}
        </OwnField>
      )}
      <CheckField name="isBlind" hint={checkText.blindHint}>
        {checkText.blind}
      </CheckField>
      <TextField name="note" label={checkText.note} />
    </RecordSheet>
  )
}

type ChosenProps = {
  name: 'groupId' | 'positionId'
  label: string
  all: ReadonlyArray<{ id: string; name: string; productCount: number }> | undefined
}

/** A group or a place of goods, with how many it holds. */
function Chosen({ name, label, all = [] }: ChosenProps) {
  const options = all.map(({ id, name: option, productCount }) => ({
    value: id,
    label: option,
    detail: checkText.goods(productCount),
  }))
  return (
    <OwnField name={name} label={label} required>
      {field => (
        <Combobox
          value={options.find(({ value }) => value === field.value) ?? null}
          options={options}
          onChange={option => field.onChange(option?.value ?? null)}
        />
      )}
    </OwnField>
  )
}
