import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import { employeeRoutes } from '@quay/contract/employee/routes'
import { offLists } from '@quay/contract/price'
import { priceBookRoutes } from '@quay/contract/price-book/routes'
import type { PriceBook } from '@quay/contract/price-book/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { Controller, useController } from 'react-hook-form'
import { formResolver } from '../../api/form/form-resolver.ts'
import { useProfile, useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { AskButton } from '../../form/ask-button.tsx'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { priceText } from '../../text/product/price.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { FormulaFields, plainFormula } from './formula-fields.tsx'
import { LocalTimeInput } from './shared/local-time-input.tsx'
import { ScopePicker } from './shared/scope-picker.tsx'

type BookForm = Pick<
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

const fresh: BookForm = {
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

const { TextField, CheckField, OwnField } = fieldsOf<BookForm>()
const resolver = formResolver(priceBookRoutes.create.body, (form: BookForm) => form)
const times = ['startsAt', 'endsAt'] as const

/** Makes or edits a book: when it holds and for whom, what becomes of other goods, and what its prices follow. */
export function BookSheet({ book, books, onClose, onMade }: BookSheetProps) {
  const { rights } = useSession()
  const { branches } = useProfile()
  const groups = useRoute(customerGroupRoutes.list, {})
  const maySeePeople = isAllowed(rights, { model: 'employee', action: 'read' })
  const people = useRoute(employeeRoutes.list, { query: { limit: 200, isActive: '1' } }, { enabled: maySeePeople })
  const seesCost = isAllowed(rights, { model: 'cost', action: 'read' })
  const sheet = useRecordForm({
    record: book,
    formOf,
    resolver,
    refusals: { 'price-book-name-taken': 'name' },
    send: (send, { id: _id, ...body }, base) =>
      base
        ? send(priceBookRoutes.update, { params: { id: base.id }, body: { ...body, version: base.version } })
        : send(priceBookRoutes.create, { body }),
    onSaved(saved) {
      if (!book) onMade?.(saved.id)
      onClose()
    },
  })
  const { base, form, showError } = sheet
  const { control } = form
  const { field: formula, fieldState } = useController({ control, name: 'formula' })
  const wrong = fieldState.error as Partial<Record<'adjustValue' | 'baseBookId', { message?: string }>> | undefined
  const scopes = [
    { name: 'branchIds', label: priceText.branches, options: branches },
    { name: 'groupIds', label: priceText.customerGroups, options: groups.data?.items ?? [] },
    {
      name: 'sellerIds',
      label: priceText.sellers,
      options: (people.data?.items ?? []).map(({ id, fullName }) => ({ id, name: fullName })),
    },
  ] as const
  return (
    <RecordSheet
      sheet={sheet}
      title={base ? priceText.editBook(base.name) : priceText.addBook}
      onClose={onClose}
      aside={
        base && (
          <AskButton
            route={priceBookRoutes.delete}
            input={{ params: { id: base.id }, body: { version: base.version } }}
            question={{
              title: priceText.deleteBookTitle(base.name),
              description: priceText.deleteBookHint,
              confirmLabel: priceText.deleteBook,
            }}
            onDone={onClose}
            showError={showError}
          />
        )
      }
    >
      <TextField name="name" label={priceText.bookName} required />
      <CheckField name="isActive">{priceText.isActive}</CheckField>
      <CheckField name="onRequest" hint={priceText.onRequestHint}>
        {priceText.onRequest}
      </CheckField>
      {times.map(name => (
        <Controller
          key={name}
          name={name}
          control={control}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <LocalTimeInput
              label={name === 'startsAt' ? priceText.startsOn : priceText.endsOn}
              hint={priceText.openHint}
              error={error?.message}
              value={value}
              onChange={onChange}
            />
          )}
        />
      ))}
      {scopes.map(
        ({ name, ...scope }) =>
          (name !== 'sellerIds' || maySeePeople) && (
            <Controller
              key={name}
              name={name}
              control={control}
              render={({ field: { value, onChange } }) => <ScopePicker {...scope} value={value} onChange={onChange} />}
            />
          ),
      )}
      <OwnField name="offList" label={priceText.offList} group hint={priceText.offListHint}>
        {field => (
          <RadioGroup
            value={field.value}
            options={offLists.map(value => ({ value, label: priceText.offLists[value] }))}
            onChange={field.onChange}
          />
        )}
      </OwnField>
      <Checkbox
        checked={formula.value !== null}
        onChange={event => {
          formula.onChange(event.target.checked ? plainFormula : null)
          form.setValue('follows', event.target.checked)
        }}
      >
        {priceText.hasFormula}
      </Checkbox>
      {base?.hasHiddenFormula && !formula.value && <p className="pl-6 text-12 text-ink-3">{priceText.hiddenFormula}</p>}
      {formula.value && (
        <>
          <FormulaFields
            value={formula.value}
            books={books.filter(other => other.id !== base?.id)}
            seesCost={seesCost}
            errors={{
              'formula.adjustValue': wrong?.adjustValue?.message,
              'formula.baseBookId': wrong?.baseBookId?.message,
            }}
            onChange={formula.onChange}
          />
          {(formula.value.base === 'general' || formula.value.base === 'book') && (
            <CheckField name="follows">{priceText.follows}</CheckField>
          )}
        </>
      )}
    </RecordSheet>
  )
}

const formOf = (book: PriceBook | null): BookForm => (book ? pick(book) : fresh)

function pick(book: PriceBook): BookForm {
  const { name, startsAt, endsAt, branchIds, groupIds, sellerIds, offList, isActive, onRequest, formula, follows } =
    book
  return { name, startsAt, endsAt, branchIds, groupIds, sellerIds, offList, isActive, onRequest, formula, follows }
}
