import { productRoutes } from '@quay/contract/product/routes'
import type { Product } from '@quay/contract/product/shapes'
import { sampleMedicineRoutes } from '@quay/contract/sample-medicine/routes'
import type { SampleMedicine } from '@quay/contract/sample-medicine/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import { useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { newId } from '../../api/new-id.ts'
import { useBranchId } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { useVersionConflict } from '../../api/use-version-conflict.ts'
import { sampleText } from '../../text/sample-medicine.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { ConflictNote } from '../../ui/conflict-note.tsx'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { Note } from '../../ui/note.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { DoctorPicker } from './doctor-picker.tsx'
import { bodyOf, formOf, type ItemForm, problemOf, type SampleForm, sumOf } from './sample-form.ts'
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

/** Makes or edits a template: what is in one liều, how it is taken, what it costs. */
export function SampleSheet({ sample, copyOf, onClose, onSaved }: SampleSheetProps) {
  const branchId = useBranchId()
  const { base, theirs, who, catches, accept } = useVersionConflict(sample ?? null)
  const [begin, setBegin] = useState<SampleForm>(() =>
    copyOf ? { ...formOf(copyOf), code: '', name: sampleText.copyName(copyOf.name) } : formOf(base),
  )
  const [form, setForm] = useState(begin)
  const [problem, setProblem] = useState<{ path: string; text: string } | null>(null)
  const diseases = useRoute(sampleMedicineRoutes.diseases, {})

  const change = (patch: Partial<SampleForm>) => {
    setForm(before => ({ ...before, ...patch }))
    setProblem(null)
  }
  const changeItem = (key: string, patch: Partial<ItemForm>) =>
    change({ items: form.items.map(item => (item.key === key ? { ...item, ...patch } : item)) })

  const showError = (error: ApiError) => {
    if (catches(error)) return true
    const [issue] = error.issues
    const paths: Partial<Record<string, string>> = { 'sample-name-taken': 'name', 'code-taken': 'code' }
    setProblem({
      path: issue?.path ?? paths[error.code] ?? '',
      text: error.code === 'invalid-input' && issue ? issue.message : error.message,
    })
    return true
  }
  const options = { onDone: onSaved, onClose, showError }
  const create = useAction(sampleMedicineRoutes.create, options)
  const update = useAction(sampleMedicineRoutes.update, options)
  const isBusy = create.isPending || update.isPending

  function save(version = base?.version) {
    const found = problemOf(form)
    if (found) return setProblem(found)
    if (isBusy) return
    const body = bodyOf(form)
    if (base && version !== undefined) update.mutate({ params: { id: base.id }, body: { ...body, version } })
    else create.mutate({ body })
  }

  async function findProducts(keyword: string, signal: AbortSignal) {
    const query = { branchId, keyword, isActive: '1' as const, limit: mostFound }
    const { items } = await call(productRoutes.list, { query }, { signal })
    return items
      .filter(product => product.type !== 3 && !form.items.some(item => item.productId === product.id))
      .map(product => ({
        value: product.id,
        label: product.name,
        detail: [product.code, product.activeIngredient, product.strength].filter(Boolean).join(' · '),
        product,
      }))
  }
  function add(product: Product) {
    const unit = product.units.find(one => one.isBase) ?? product.units[0]
    if (!unit) return
    const { id: productId, name, units } = product
    const empty = { morning: null, noon: null, afternoon: null, evening: null, meal: '' as const, note: '' }
    change({ items: [...form.items, { key: newId(), productId, name, units, unitId: unit.id, quantity: 1, ...empty }] })
  }

  const errorAt = (path: string) => (problem?.path === path ? problem.text : undefined)
  const itemProblem = (index: number) => (problem?.path.startsWith(`items.${index}.`) ? problem.text : undefined)
  const isPlaced = problem !== null && /^(name|code|doctorId|price|items\.\d+\..*)$/.test(problem.path)
  const sum = sumOf(form)
  return (
    <EditSheet
      size="lg"
      title={base ? sampleText.edit(base.code) : sampleText.add}
      dirty={form !== begin}
      busy={isBusy}
      onClose={onClose}
      onSubmit={() => save()}
    >
      {theirs && base && (
        <ConflictNote
          who={who}
          onReload={() => {
            accept(theirs)
            const fresh = formOf(theirs)
            setBegin(fresh)
            setForm(fresh)
          }}
          onOverwrite={() => {
            accept(theirs)
            save(theirs.version)
          }}
        />
      )}
      {problem && !isPlaced && (
        <Note tone="danger" alert>
          {problem.text}
        </Note>
      )}
      <Field label={sampleText.name} required hint={sampleText.nameHint} error={errorAt('name')}>
        <TextInput maxLength={120} value={form.name} onChange={event => change({ name: event.target.value })} />
      </Field>
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <Field label={sampleText.disease}>
          <TextInput
            maxLength={120}
            list="sample-diseases"
            value={form.disease}
            onChange={event => change({ disease: event.target.value })}
          />
        </Field>
        <Field label={sampleText.doctor} hint={sampleText.doctorHint} error={errorAt('doctorId')}>
          <DoctorPicker value={form.doctor} onChange={doctor => change({ doctor })} />
        </Field>
        <Field label={sampleText.code} hint={sampleText.codeHint} error={errorAt('code')}>
          <TextInput maxLength={40} value={form.code} onChange={event => change({ code: event.target.value })} />
        </Field>
      </div>
      <datalist id="sample-diseases">
        {diseases.data?.map(disease => (
          <option key={disease} value={disease} />
        ))}
      </datalist>
      <section aria-label={sampleText.items} className="grid gap-1">
        <h3 className="text-14">{sampleText.items}</h3>
        <Combobox
          label={sampleText.findProduct}
          placeholder={sampleText.findProduct}
          value={null}
          options={findProducts}
          onChange={option => option && add(option.product)}
        />
        <ul>
          {form.items.map((item, index) => (
            <SampleItemRow
              key={item.key}
              item={item}
              problem={itemProblem(index)}
              onChange={patch => changeItem(item.key, patch)}
              onRemove={() => change({ items: form.items.filter(one => one.key !== item.key) })}
            />
          ))}
        </ul>
      </section>
      <div className="grid grid-cols-2 items-start gap-3 max-sm:grid-cols-1">
        <Field label={sampleText.priceKind} group>
          <RadioGroup value={form.priceKind} options={kinds} onChange={priceKind => change({ priceKind })} />
        </Field>
        {form.priceKind === 'FIXED' ? (
          <Field label={sampleText.price} required error={errorAt('price')} hint={comparison(form.price, sum)}>
            <MoneyInput value={form.price} onChange={price => change({ price })} />
          </Field>
        ) : (
          <p className="text-ink-2">
            {sampleText.price}: <strong className="font-semibold">{formatDong(sum)}</strong>
          </p>
        )}
      </div>
      <Field label={sampleText.note}>
        <Textarea rows={2} maxLength={500} value={form.note} onChange={event => change({ note: event.target.value })} />
      </Field>
    </EditSheet>
  )
}

/** How a fixed price stands to what the components cost one by one. */
function comparison(price: number | null, sum: number): string {
  if (price === null) return ''
  if (price === sum) return sampleText.same
  return price < sum ? sampleText.cheaper(formatDong(sum - price)) : sampleText.dearer(formatDong(price - sum))
}
