import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import { employeeRoutes } from '@quay/contract/employee/routes'
import { isAllowed } from '@quay/contract/permission'
import { offLists } from '@quay/contract/price'
import { priceBookRoutes } from '@quay/contract/price-book/routes'
import type { PriceBook } from '@quay/contract/price-book/shapes'
import { useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { useProfile, useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { priceText } from '../../text/price.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { confirm } from '../../ui/confirm.ts'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { FormulaFields, plainFormula } from './formula-fields.tsx'
import { LocalTimeInput } from './local-time-input.tsx'
import { ScopePicker } from './scope-picker.tsx'

type Fields = Pick<
  PriceBook,
  | 'name'
  | 'startsAt'
  | 'endsAt'
  | 'branchIds'
  | 'groupIds'
  | 'sellerIds'
  | 'offList'
  | 'isActive'
  | 'onRequest'
  | 'formula'
  | 'follows'
>

const fresh: Fields = {
  name: '',
  startsAt: null,
  endsAt: null,
  branchIds: null,
  groupIds: null,
  sellerIds: null,
  offList: 'allowed',
  isActive: true,
  onRequest: false,
  formula: null,
  follows: false,
}

type BookSheetProps = {
  book?: PriceBook
  books: readonly PriceBook[]
  onClose: () => void
  onMade?: (id: string) => void
}

/** Makes or edits a book: when it holds and for whom, what becomes of other goods, and what its prices follow. */
export function BookSheet({ book, books, onClose, onMade }: BookSheetProps) {
  const { rights } = useSession()
  const { branches } = useProfile()
  const [base, setBase] = useState(book)
  const [fields, setFields] = useState<Fields>(book ? pick(book) : fresh)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const groups = useRoute(customerGroupRoutes.list, {})
  const maySeePeople = isAllowed(rights, { model: 'employee', action: 'read' })
  const people = useRoute(employeeRoutes.list, { query: { limit: 200, isActive: '1' } }, { enabled: maySeePeople })
  const seesCost = isAllowed(rights, { model: 'cost', action: 'read' })
  const change = (part: Partial<Fields>) => setFields({ ...fields, ...part })

  function showError(error: ApiError): boolean {
    const current = error.code === 'version-conflict' ? (error.details.current as PriceBook) : null
    if (current) setBase(current)
    const placed = Object.fromEntries(error.issues.map(issue => [issue.path, issue.message]))
    setErrors(
      current
        ? { root: priceText.changedByOthers }
        : {
            ...placed,
            ...(error.code === 'price-book-name-taken' && { name: error.message }),
            ...(error.issues.length === 0 && { root: error.message }),
          },
    )
    return true
  }
  const create = useAction(priceBookRoutes.create, {
    onDone: made => {
      onMade?.(made.id)
      onClose()
    },
    showError,
  })
  const update = useAction(priceBookRoutes.update, { onDone: onClose, showError })
  const remove = useAction(priceBookRoutes.delete, { onDone: onClose, showError })

  async function save() {
    const read = priceBookRoutes.create.body.safeParse(fields)
    if (!read.success) {
      setErrors(Object.fromEntries(read.error.issues.map(issue => [issue.path.join('.'), issue.message])))
      return
    }
    setErrors({})
    const { id: _id, ...body } = read.data
    const call = base
      ? update.mutateAsync({ params: { id: base.id }, body: { ...body, version: base.version } })
      : create.mutateAsync({ body })
    await call.catch(() => {}) // shown at its field
  }
  async function askToRemove(gone: PriceBook) {
    const sure = await confirm({
      title: priceText.deleteBookTitle(gone.name),
      description: priceText.deleteBookHint,
      confirmLabel: priceText.deleteBook,
    })
    if (sure) remove.mutate({ params: { id: gone.id }, body: { version: gone.version } })
  }
  const isDirty = JSON.stringify(fields) !== JSON.stringify(book ? pick(book) : fresh)
  return (
    <EditSheet
      open
      title={base ? priceText.editBook(base.name) : priceText.addBook}
      dirty={isDirty}
      busy={create.isPending || update.isPending}
      onClose={onClose}
      onSubmit={save}
      aside={
        base &&
        isAllowed(rights, { model: 'price_setting', action: 'delete' }) && (
          <Button busy={remove.isPending} onClick={() => void askToRemove(base)}>
            {priceText.deleteBook}
          </Button>
        )
      }
    >
      <Refusal>{errors.root}</Refusal>
      <Field label={priceText.bookName} required error={errors.name}>
        <TextInput value={fields.name} maxLength={80} onChange={event => change({ name: event.target.value })} />
      </Field>
      <Checkbox checked={fields.isActive} onChange={event => change({ isActive: event.target.checked })}>
        {priceText.isActive}
      </Checkbox>
      <div>
        <Checkbox checked={fields.onRequest} onChange={event => change({ onRequest: event.target.checked })}>
          {priceText.onRequest}
        </Checkbox>
        <p className="pl-6 text-12 text-ink-3">{priceText.onRequestHint}</p>
      </div>
      <LocalTimeInput
        label={priceText.startsOn}
        hint={priceText.openHint}
        error={errors.startsAt}
        value={fields.startsAt}
        onChange={startsAt => change({ startsAt })}
      />
      <LocalTimeInput
        label={priceText.endsOn}
        hint={priceText.openHint}
        error={errors.endsAt}
        value={fields.endsAt}
        onChange={endsAt => change({ endsAt })}
      />
      <ScopePicker
        label={priceText.branches}
        value={fields.branchIds}
        options={branches}
        onChange={branchIds => change({ branchIds })}
      />
      <ScopePicker
        label={priceText.customerGroups}
        value={fields.groupIds}
        options={groups.data?.items ?? []}
        onChange={groupIds => change({ groupIds })}
      />
      {maySeePeople && (
        <ScopePicker
          label={priceText.sellers}
          value={fields.sellerIds}
          options={(people.data?.items ?? []).map(({ id, fullName }) => ({ id, name: fullName }))}
          onChange={sellerIds => change({ sellerIds })}
        />
      )}
      <Field label={priceText.offList} group hint={priceText.offListHint}>
        <RadioGroup
          value={fields.offList}
          options={offLists.map(value => ({ value, label: priceText.offLists[value] }))}
          onChange={offList => change({ offList })}
        />
      </Field>
      <Checkbox
        checked={fields.formula !== null}
        onChange={event =>
          change({ formula: event.target.checked ? plainFormula : null, follows: event.target.checked })
        }
      >
        {priceText.hasFormula}
      </Checkbox>
      {base?.hasHiddenFormula && !fields.formula && (
        <p className="pl-6 text-12 text-ink-3">{priceText.hiddenFormula}</p>
      )}
      {fields.formula && (
        <>
          <FormulaFields
            value={fields.formula}
            books={books.filter(other => other.id !== base?.id)}
            seesCost={seesCost}
            errors={errors}
            onChange={formula => change({ formula })}
          />
          {(fields.formula.base === 'general' || fields.formula.base === 'book') && (
            <Checkbox checked={fields.follows} onChange={event => change({ follows: event.target.checked })}>
              {priceText.follows}
            </Checkbox>
          )}
        </>
      )}
    </EditSheet>
  )
}

function pick(book: PriceBook): Fields {
  const { name, startsAt, endsAt, branchIds, groupIds, sellerIds, offList, isActive, onRequest, formula, follows } =
    book
  return { name, startsAt, endsAt, branchIds, groupIds, sellerIds, offList, isActive, onRequest, formula, follows }
}
