import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import { type CheckKind, checkKinds } from '@quay/contract/inventory-check/shapes'
import { productRoutes } from '@quay/contract/product/routes'
import { productListRoutes } from '@quay/contract/product-list/routes'
import { useRouter } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useBranchId } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { checkText } from '../../text/inventory-check.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { Hinted } from '../../ui/hinted.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextInput } from '../../ui/text-input.tsx'

const kinds = checkKinds.map(value => ({ value, label: checkText.kinds[value] }))
const most = 20

type Option = { value: string; label: string; detail: string }

/** Begins a check: of what, blind or not, and a note. */
export function NewCheck({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const branchId = useBranchId()
  const [kind, setKind] = useState<CheckKind>('GROUP')
  const [groupId, setGroupId] = useState<string | null>(null)
  const [positionId, setPositionId] = useState<string | null>(null)
  const [products, setProducts] = useState<readonly Option[]>([])
  const [isBlind, setBlind] = useState(true)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const groups = useRoute(productRoutes.groups, {}, { enabled: kind === 'GROUP' })
  const positions = useRoute(productListRoutes.positions, {}, { enabled: kind === 'POSITION' })
  const create = useAction(inventoryCheckRoutes.create, {
    onDone: check => router.history.push(`/products/check-inventory/${check.id}`),
    showError: error => {
      setProblem(error.issues[0]?.message ?? error.message)
      return true
    },
  })
  const missing = (kind === 'GROUP' && groupId === null) || (kind === 'POSITION' && positionId === null)
  const groupOptions = (groups.data ?? []).map(group => ({
    value: group.id,
    label: group.name,
    detail: checkText.goods(group.productCount),
  }))
  const positionOptions = (positions.data ?? []).map(({ id, name, productCount }) => ({
    value: id,
    label: name,
    detail: checkText.goods(productCount),
  }))
  const chosen = (options: readonly Option[], id: string | null) => options.find(({ value }) => value === id) ?? null

  async function findProducts(keyword: string, signal: AbortSignal) {
    const { items } = await call(productRoutes.list, { query: { branchId, keyword, limit: most } }, { signal })
    return items.map(({ id, name, code }) => ({ value: id, label: name, detail: code }))
  }
  function submit() {
    setAsked(true)
    if (missing) return
    create.mutate({
      body: {
        branchId,
        kind,
        isBlind,
        note: note.trim() || null,
        ...(kind === 'GROUP' && { groupId }),
        ...(kind === 'POSITION' && { positionId }),
        ...(kind === 'PRODUCT' && { productIds: products.map(({ value }) => value) }),
      },
    })
  }
  return (
    <EditSheet
      title={checkText.newTitle}
      dirty={groupId !== null || positionId !== null || products.length > 0 || note !== ''}
      busy={create.isPending}
      submitLabel={checkText.create}
      onClose={onClose}
      onSubmit={submit}
    >
      <Refusal>{problem}</Refusal>
      <Field label={checkText.kind} hint={checkText.kindHints[kind]} group>
        <RadioGroup value={kind} onChange={setKind} options={kinds} />
      </Field>
      {kind === 'GROUP' && (
        <Field label={checkText.group} required error={asked && missing ? checkText.required : undefined}>
          <Combobox
            value={chosen(groupOptions, groupId)}
            options={groupOptions}
            onChange={option => setGroupId(option?.value ?? null)}
          />
        </Field>
      )}
      {kind === 'POSITION' && (
        <Field label={checkText.position} required error={asked && missing ? checkText.required : undefined}>
          <Combobox
            value={chosen(positionOptions, positionId)}
            options={positionOptions}
            onChange={option => setPositionId(option?.value ?? null)}
          />
        </Field>
      )}
      {kind === 'PRODUCT' && (
        <Field label={checkText.products} hint={checkText.productsHint}>
          <Combobox
            placeholder={checkText.findProduct}
            value={null}
            options={findProducts}
            onChange={option => {
              if (option && !chosen(products, option.value)) setProducts([...products, option])
            }}
          />
        </Field>
      )}
      {kind === 'PRODUCT' && products.length > 0 && (
        <ul className="grid gap-1" aria-label={checkText.products}>
          {products.map(product => (
            <li key={product.value} className="flex items-center gap-2 rounded-2 bg-surface-2 pl-2">
              <span className="min-w-0 flex-1 truncate">{product.label}</span>
              <IconButton
                size="sm"
                icon={<X />}
                label={checkText.removeProduct(product.label)}
                onClick={() => setProducts(products.filter(({ value }) => value !== product.value))}
              />
            </li>
          ))}
        </ul>
      )}
      <Hinted hint={checkText.blindHint}>
        <Switch checked={isBlind} onChange={event => setBlind(event.target.checked)}>
          {checkText.blind}
        </Switch>
      </Hinted>
      <Field label={checkText.note}>
        <TextInput maxLength={500} value={note} onChange={event => setNote(event.target.value)} />
      </Field>
    </EditSheet>
  )
}
