import { providerRoutes } from '@quay/contract/partner/routes'
import type { Provider } from '@quay/contract/partner/shapes'
import { isAllowed } from '@quay/contract/permission'
import { useParams } from '@tanstack/react-router'
import Ban from 'lucide-react/icons/ban'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Download from 'lucide-react/icons/download'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { PaperBadge } from '../../document/paper-list.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { partnerText } from '../../text/partner.ts'
import { providerText } from '../../text/provider.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { DetailPage } from '../../ui/detail-page.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Link } from '../../ui/link.tsx'
import { Money } from '../../ui/money.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { AccountsCard } from './accounts-card.tsx'
import { PapersCard } from './papers-card.tsx'
import { ProviderFigures } from './provider-figures.tsx'
import { ProviderSheet } from './provider-sheet.tsx'
import { ProviderStatus } from './provider-status.tsx'
import { PurchaseHistory, SuppliedProducts } from './purchase-history.tsx'

const { fields } = partnerText

type ProviderDetailProps = {
  /** Draws the debts to the supplier; the route brings it. */
  debts: (provider: Provider) => ReactNode
}

/** One supplier: who it is, and what is owed to it. */
export default function ProviderDetail({ debts }: ProviderDetailProps) {
  const { id } = useParams({ strict: false }) as { id: string }
  const { rights } = useSession()
  const detail = useRoute(providerRoutes.get, { params: { id } }, { keepPrevious: false })
  const { data: provider, error } = detail
  const [editing, setEditing] = useState(false)
  const update = useAction(providerRoutes.update)
  const mayEdit = isAllowed(rights, { model: 'provider', action: 'update' })
  const seesImports = isAllowed(rights, { model: 'import_product', action: 'read' })
  const mayOrder = isAllowed(rights, { model: 'import_product', action: 'create' })
  const [tab, setTab] = useState<keyof typeof providerText.tab>('debt')
  useDocumentTitle(provider?.name)
  useHotkey(
    { id: 'provider.edit', key: 'E', label: partnerText.edit, scope: partnerText.providers },
    () => setEditing(true),
    { enabled: mayEdit && provider !== undefined },
  )
  return (
    <DetailPage
      title={provider?.name ?? partnerText.providers}
      crumbs={[{ label: partnerText.providers, to: '/partners/provider' }]}
      loading={!provider}
      error={error && { message: error.message, traceId: error.requestId, onRetry: () => detail.refetch() }}
      meta={
        provider && (
          <>
            <span className="text-12 text-ink-3">{provider.code}</span>
            <ProviderStatus isActive={provider.isActive} />
          </>
        )
      }
      actions={
        provider && (
          <>
            {mayOrder && provider.isActive === 1 && (
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
              <>
                <Button
                  icon={provider.isActive === 1 ? <Ban /> : <RotateCcw />}
                  busy={update.isPending}
                  onClick={() =>
                    update.mutate({
                      params: { id },
                      body: { version: provider.version, isActive: provider.isActive === 1 ? 0 : 1 },
                    })
                  }
                >
                  {provider.isActive === 1 ? partnerText.providerStop : partnerText.providerResume}
                </Button>
                <Button icon={<Pencil />} keyHint="E" onClick={() => setEditing(true)}>
                  {partnerText.edit}
                </Button>
              </>
            )}
          </>
        )
      }
    >
      {provider && (
        <Card title={partnerText.info}>
          <FactList
            facts={[
              { label: providerText.fields.companyName, value: provider.companyName },
              { label: providerText.fields.providerGroupId, value: provider.providerGroupName },
              ...(['phone', 'contactName', 'address', 'taxCode', 'email'] as const).map(name => ({
                label: fields[name],
                value: provider[name],
              })),
              {
                label: providerText.fields.leadDays,
                value: provider.leadDays !== null && providerText.days(provider.leadDays),
              },
              {
                label: providerText.fields.minOrder,
                value: provider.minOrder !== null && <Money amount={provider.minOrder} />,
              },
              { label: providerText.paperRows.title, value: <PaperBadge expiresOn={provider.certificatesUntil} /> },
              { label: fields.note, value: provider.note },
            ]}
          />
        </Card>
      )}
      {provider && <ProviderFigures provider={provider} />}
      {provider && (
        <Tabs
          label={providerText.tabs}
          value={tab}
          onChange={setTab}
          items={[
            { id: 'debt', label: providerText.tab.debt, panel: debts(provider) },
            { id: 'history', label: providerText.tab.history, panel: <PurchaseHistory providerId={id} /> },
            ...(seesImports
              ? [
                  {
                    id: 'products' as const,
                    label: providerText.tab.products,
                    panel: <SuppliedProducts providerId={id} />,
                  },
                ]
              : []),
            {
              id: 'papers',
              label: providerText.tab.papers,
              panel: (
                <div className="grid gap-4">
                  <PapersCard provider={provider} mayEdit={mayEdit} />
                  <AccountsCard provider={provider} mayEdit={mayEdit} />
                </div>
              ),
            },
          ]}
        />
      )}
      {provider && editing && <ProviderSheet provider={provider} onClose={() => setEditing(false)} />}
    </DetailPage>
  )
}
