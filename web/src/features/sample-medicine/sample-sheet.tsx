import { productRoutes } from '@quay/contract/product/routes'
import type { Product } from '@quay/contract/product/shapes'
import { sampleMedicineRoutes } from '@quay/contract/sample-medicine/routes'
import type { SampleMedicine } from '@quay/contract/sample-medicine/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { call } from '../../api/client.ts'
import { useBranchId } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { sampleText } from '../../text/product/sample-medicine.ts'
import { Combobox } from '../../ui/choice/combobox.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { DoctorPicker } from './doctor-picker.tsx'
import { formOf, type SampleForm, type SentSample, sampleResolver, sumOf } from './sample-form.ts'
import { SampleItemRow } from './sample-item-row.tsx'

type SampleSheetProps = {
  /** The one that is edited. */
  sample?: SampleMedicine
  /** What a new one begins as. */
  copyOf?: SampleMedicine
  onClose: () => void
  onSaved?: (sample: SampleMedicine) => void
}

const mostFound = 12
const kinds = (['SUM', 'FIXED'] as const).map(value => ({ value, label: sampleText.priceKinds[value] }))
const { TextField, TextareaField, MoneyField, OwnField } = fieldsOf<SampleForm>()

/** Makes or edits a template: what is in one liều, how it is taken, what it costs. */
export function SampleSheet({ sample, copyOf, onClose, onSaved }: SampleSheetProps) {
  const sheet = useRecordForm<SampleMedicine, SampleForm, SentSample, SampleMedicine>({
    record: sample,
    formOf: record =>
      copyOf && !record ? { ...formOf(copyOf), code: '', name: sampleText.copyName(copyOf.name) } : formOf(record),
    resolver: sampleResolver,
    refusals: { 'sample-name-taken': 'name', 'code-taken': 'code' },
    send: (send, body, base) =>
      base
        ? send(sampleMedicineRoutes.update, { params: { id: base.id }, body: { ...body, version: base.version } })
        : send(sampleMedicineRoutes.create, { body }),
    onSaved,
    onClose,
  })
  const { base } = sheet
  const diseases = useRoute(sampleMedicineRoutes.diseases, {})
  return (
    <RecordSheet sheet={sheet} size="lg" title={base ? sampleText.edit(base.code) : sampleText.add} onClose={onClose}>
      <TextField name="name" label={sampleText.name} required hint={sampleText.nameHint} />
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <TextField name="disease" label={sampleText.disease} list="sample-diseases" />
        <OwnField name="doctor" label={sampleText.doctor} hint={sampleText.doctorHint}>
          {field => <DoctorPicker value={field.value} onChange={field.onChange} />}
        </OwnField>
        <TextField name="code" label={sampleText.code} hint={sampleText.codeHint} />
      </div>
      <datalist id="sample-diseases">
        {diseases.data?.map(disease => (
          <option key={disease} value={disease} />
        ))}
      </datalist>
      <Components />
      <Price />
      <TextareaField name="note" label={sampleText.note} />
    </RecordSheet>
  )
}

/** What is in one liều: found by name, then how much and when. */
function Components() {
  const branchId = useBranchId()
  const { control, clearErrors } = useFormContext<SampleForm>()
  const { fields: items, append, remove } = useFieldArray({ control, name: 'items', keyName: 'key' })
  const problem = useFormState({ control }).errors.items
  async function find(keyword: string, signal: AbortSignal) {
    const query = { branchId, keyword, isActive: '1' as const, limit: mostFound }
    const found = await call(productRoutes.list, { query }, { signal })
    return found.items
      .filter(product => product.type !== 3 && !items.some(item => item.productId === product.id))
      .map(product => ({
        value: product.id,
        label: product.name,
        detail: [product.code, product.activeIngredient, product.strength].filter(Boolean).join(' · '),
        product,
      }))
  }
  function add({ id: productId, name, units }: Product) {
    const unit = units.find(one => one.isBase) ?? units[0]
    if (!unit) return
    clearErrors('items')
    const empty = { morning: null, noon: null, afternoon: null, evening: null, meal: '' as const, note: '' }
    append({ productId, name, units, unitId: unit.id, quantity: 1, ...empty }, { shouldFocus: false })
  }
  return (
    <section aria-label={sampleText.items} className="grid gap-1">
      <h3 className="text-14">{sampleText.items}</h3>
      <Refusal>{problem?.message ?? problem?.root?.message}</Refusal>
      <Combobox
        label={sampleText.findProduct}
        placeholder={sampleText.findProduct}
        value={null}
        options={find}
        onChange={option => option && add(option.product)}
      />
      <ul>
        {items.map((item, place) => (
          <SampleItemRow key={item.key} place={place} item={item} onRemove={() => remove(place)} />
        ))}
      </ul>
    </section>
  )
}

/** What one liều costs: what its components cost, or a price of its own. */
function Price() {
  const { control } = useFormContext<SampleForm>()
  const [items, priceKind, price] = useWatch({ control, name: ['items', 'priceKind', 'price'] })
  const sum = sumOf(items)
  return (
    <div className="grid grid-cols-2 items-start gap-3 max-sm:grid-cols-1">
      <OwnField name="priceKind" label={sampleText.priceKind} group>
        {field => <RadioGroup value={field.value} options={kinds} onChange={field.onChange} />}
      </OwnField>
      {priceKind === 'FIXED' ? (
        <MoneyField name="price" label={sampleText.price} required hint={comparison(price, sum)} />
      ) : (
        <p className="text-ink-2">
          {sampleText.price}: <strong className="font-semibold">{formatDong(sum)}</strong>
        </p>
      )}
    </div>
  )
}

/** How a fixed price stands to what the components cost one by one. */
function comparison(price: number | null, sum: number): string {
  if (price === null) return ''
  if (price === sum) return sampleText.same
  return price < sum ? sampleText.cheaper(formatDong(sum - price)) : sampleText.dearer(formatDong(price - sum))
}
