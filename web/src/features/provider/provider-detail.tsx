import { providerRoutes } from '@quay/contract/partner/routes'
import type { Provider } from '@quay/contract/partner/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { addressLine } from '@quay/domain/address/address-line'
import { useRouter } from '@tanstack/react-router'
import Ban from 'lucide-react/icons/ban'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Download from 'lucide-react/icons/download'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { PaperBadge } from '../../document/paper-list.tsx'
import { AskButton } from '../../form/ask-button.tsx'
import { RecordPage } from '../../form/record-page.tsx'
import { providerText } from '../../text/buying/provider.ts'
import { partnerText } from '../../text/partner/partner.ts'
import { removeProviderText as removal } from '../../text/partner/remove-provider.ts'
import { Button } from '../../ui/button/button.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Link } from '../../ui/button/link.tsx'
import { ActiveBadge } from '../../ui/mark/active-badge.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { Card } from '../../ui/page/card.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'
import { Tabs } from '../../ui/page/tabs.tsx'
import { DebtBook } from '../debt/shared/debt-book.tsx'
import { AccountsCard } from './accounts-card.tsx'
import { PapersCard } from './papers-card.tsx'
import { ProviderFigures } from './provider-figures.tsx'
import { PurchaseHistory, SuppliedProducts } from './purchase-history.tsx'
import { ProviderSheet } from './shared/provider-sheet.tsx'

const { fields } = partnerText

/** One supplier: who it is, and what is owed to it. */
export default function ProviderDetail() {
  const { rights } = useSession()
  const update = useAction(providerRoutes.update)
  const may = (model: 'provider' | 'import_product', action: 'read' | 'create' | 'update' | 'delete') =>
    isAllowed(rights, { model, action })
  const mayEdit = may('provider', 'update')
  const seesImports = may('import_product', 'read')
  return (
    <RecordPage
      route={providerRoutes.get}
      list={{ label: partnerText.providerList.title, to: '/partners/provider' }}
      nameOf={provider => provider.name}
      act={{
        may: () => mayEdit,
        window: (provider, close) => <ProviderSheet provider={provider} onClose={close} />,
      }}
      meta={provider => (
        <>
          <span className="text-12 text-ink-3">{provider.code}</span>
          <ActiveBadge isActive={provider.isActive} words={partnerText.providerStatuses} />
        </>
      )}
      actions={({ id, version, isActive, name }) => (
        <>
          {may('import_product', 'create') && isActive === 1 && (
            <Link to={`/products/purchase-order/new?provider=${id}`} className={buttonClass()}>
              <ClipboardList />
              {providerText.order}
            </Link>
          )}
          {seesImports && (
            <Link to={`/products/import?period=all&providerId=${id}`} className={buttonClass()}>
              <Download />
              {partnerText.providerImports}
            </Link>
          )}
          {mayEdit && (
            <Button
              icon={isActive === 1 ? <Ban /> : <RotateCcw />}
              busy={update.isPending}
              onClick={() => update.mutate({ params: { id }, body: { version, isActive: isActive === 1 ? 0 : 1 } })}
            >
              {isActive === 1 ? partnerText.providerStop : partnerText.providerResume}
            </Button>
          )}
          <RemoveButton id={id} name={name} />
        </>
      )}
    >
      {provider => (
        <>
          <ProviderFacts provider={provider} />
          <ProviderFigures provider={provider} />
          <ProviderTabs
            provider={provider}
            mayEdit={mayEdit}
            mayAdjust={may('provider', 'delete')}
            seesImports={seesImports}
          />
        </>
      )}
    </RecordPage>
  )
}

/** Deletes a supplier from whom nothing was bought, for those who may. */
function RemoveButton({ id, name }: Pick<Provider, 'id' | 'name'>) {
  const router = useRouter()
  return (
    <AskButton
      icon={<Trash />}
      route={providerRoutes.delete}
      input={{ params: { id } }}
      question={{
        title: removal.title(name),
        description: removal.hint,
        confirmLabel: removal.remove,
        keepLabel: removal.keep,
      }}
      onDone={() => router.history.replace('/partners/provider')}
    />
  )
}

function ProviderFacts({ provider }: { provider: Provider }) {
  const { leadDays, minOrder } = provider
  return (
    <Card title={partnerText.info}>
      <FactList
        facts={[
          { label: providerText.fields.companyName, value: provider.companyName },
          { label: providerText.fields.providerGroupId, value: provider.providerGroupName },
          ...(['phone', 'contactName', 'taxCode', 'email'] as const).map(name => ({
            label: fields[name],
            value: provider[name],
          })),
          { label: fields.address, value: addressLine(provider) },
          { label: providerText.fields.leadDays, value: leadDays !== null && providerText.days(leadDays) },
          { label: providerText.fields.minOrder, value: minOrder !== null && <Money amount={minOrder} /> },
          { label: providerText.paperRows.title, value: <PaperBadge expiresOn={provider.certificatesUntil} /> },
          { label: fields.note, value: provider.note },
        ]}
      />
    </Card>
  )
}

type ProviderTabsProps = { provider: Provider } & Record<'mayEdit' | 'mayAdjust' | 'seesImports', boolean>

function ProviderTabs({ provider, mayEdit, mayAdjust, seesImports }: ProviderTabsProps) {
  const [tab, setTab] = useState<keyof typeof providerText.tab>('debt')
  const debts = (
    <DebtBook
      partner={{ ...provider, debt: provider.debt ?? 0, kind: 'provider' }}
      mayPay={mayEdit}
      mayOpen={mayEdit}
      mayAdjust={mayAdjust}
    />
  )
  const papers = (
    <div className="grid gap-4">
      <PapersCard provider={provider} mayEdit={mayEdit} />
      <AccountsCard provider={provider} mayEdit={mayEdit} />
    </div>
  )
  const panels = {
    debt: debts,
    history: <PurchaseHistory providerId={provider.id} />,
    products: seesImports && <SuppliedProducts providerId={provider.id} />,
    papers,
  }
  return (
    <Tabs
      label={providerText.tabs}
      value={tab}
      onChange={setTab}
      items={(['debt', 'history', 'products', 'papers'] as const)
        .filter(id => panels[id])
        .map(id => ({ id, label: providerText.tab[id], panel: panels[id] }))}
    />
  )
}
