// Written by `npm run schema` from the migrated database. Do not edit.
import type { Generated } from 'kysely'

/** What names a row of a store. */
interface OfStore {
  store_id: string
  id: string
}

/** Who made a document, and when. */
interface Made {
  created_by: string
  created_by_name: string
  created_at: string
}

/** How a document ended. */
interface Cancellable {
  cancelled_at: string | null
  cancelled_by_name: string | null
  cancel_reason: string | null
}

export interface Database {
  approval: OfStore & {
    token_hash: Buffer
    session_id: string
    approver_id: string
    model: string
    action: string
    subject: string
    reason: string | null
    expires_at: string
    used_at: string | null
  }
  bill: OfStore & Cancellable & {
    code: string
    branch_id: string
    status: string
    customer_id: string | null
    customer_name: string | null
    customer_phone: string | null
    prescription_code: string | null
    seller_id: string
    seller_name: string
    issuer: unknown
    sold_at: string
    posted_at: string
    business_day: string
    total_price: number
    discount_unit: number | null
    discount_value: number | null
    line_discount: number
    order_discount: number
    points_used: Generated<number>
    points_amount: Generated<number>
    points_earned: Generated<number>
    payable: number
    paid: number
    cash_tendered: number
    change: number
    debt: number
    vat_amount: number
    cost: number
    item_count: number
    note: string | null
    slug: string
    print_count: Generated<number>
    content_hash: Buffer
    version: Generated<number>
    payments_kept: boolean | null
    device_id: string | null
  }
  bill_item: OfStore & {
    bill_id: string
    position: number
    product_id: string
    product_code: string
    product_name: string
    unit_id: string
    unit_name: string
    ratio: number
    quantity: number
    base_quantity: number
    list_price: number
    unit_price: number
    price_source: string
    discount_unit: number | null
    discount_value: number | null
    line_discount: number
    order_share: number
    net: number
    vat_rate: number
    vat: number
    cost: number
    business_day: string
    note: string | null
    price_book_id: string | null
    price_book_name: string | null
    price_tier_from: number | null
    posted_price: number | null
    posted_reason: string | null
  }
  bill_item_lot: OfStore & {
    bill_id: string
    item_id: string
    lot_id: string
    lot_number: string
    expiry_date: string | null
    quantity: number
    value: number
  }
  bill_item_part: OfStore & {
    bill_id: string
    item_id: string
    position: number
    product_id: string
    product_code: string
    product_name: string
    unit_id: string
    unit_name: string
    ratio: number
    quantity: number
    base_quantity: number
    net: number
    vat_rate: number
    vat: number
    cost: number
    business_day: string
  }
  bill_item_sample: OfStore & {
    bill_id: string
    sample_medicine_id: string
    code: string
    name: string
    group_number: number
    dose_count: number
    replaced_product_id: string | null
    replaced_product_name: string | null
    strength: string | null
  }
  bill_payment: OfStore & {
    bill_id: string
    position: number
    method: string
    account_id: string | null
    amount: number
  }
  branch: OfStore & {
    name: string
    phone: string | null
    address: string | null
    is_default_branch: Generated<boolean>
    is_active: Generated<boolean>
    time_zone: Generated<string>
    day_cut_off_hour: Generated<number>
    closed_through: string | null
    version: Generated<number>
    created_at: Generated<string>
    code: string | null
    coordinates: string | null
    working_hours: unknown | null
    licences: Generated<unknown>
    receipt: unknown | null
    content_hash: Buffer | null
    is_in_hospital: Generated<boolean>
  }
  cash_account: OfStore & {
    branch_id: string | null
    kind: string
    name: string
    bank_bin: string | null
    bank_account_number: string | null
    bank_account_name: string | null
    balance: Generated<number>
    entry_count: Generated<number>
    is_default: Generated<boolean>
    is_active: Generated<boolean>
    content_hash: Buffer | null
    version: Generated<number>
    created_at: Generated<string>
  }
  cash_entry: OfStore & {
    account_id: string
    branch_id: string
    sequence: number
    amount: number
    balance_after: number
    kind: string
    document_kind: string
    document_id: string
    document_code: string
    partner_kind: string | null
    partner_id: string | null
    partner_name: string | null
    note: string | null
    reverses_id: string | null
    employee_id: string
    at: string
    business_day: string
  }
  cash_voucher: OfStore & Cancellable & {
    code: string
    branch_id: string
    status: string
    purpose: string
    direction: string
    kind_id: string | null
    kind_name: string
    account_id: string
    amount: number
    partner_kind: string | null
    partner_id: string | null
    partner_name: string | null
    note: string | null
    counts_in_profit: boolean
    created_by: string
    created_by_name: string
    at: string
    business_day: string
    content_hash: Buffer
    version: Generated<number>
  }
  climate_reading: OfStore & {
    branch_id: string
    storage_place_id: string
    day: string
    slot: string
    temperature: number
    humidity: number | null
    is_out: boolean
    action: string | null
    recorded_at: string
    recorded_by: string
    recorded_by_name: string
    is_late: boolean
    corrected_at: string | null
    corrected_by_name: string | null
    correct_reason: string | null
    content_hash: Buffer
    version: Generated<number>
  }
  combo_item: OfStore & {
    combo_id: string
    component_id: string
    unit_id: string
    quantity: number
    position: number
  }
  connection: OfStore & {
    branch_id: string
    system: string
    status: number
    created_at: Generated<string>
  }
  count_line: OfStore & {
    inventory_check_id: string
    count_sheet_id: string
    product_id: string
    lot_number: string
    lot_key: string
    expiry_date: string | null
    bucket: string
    quantity: number | null
    parts: unknown
    note: string | null
    started_at: string
    counted_at: string
    received_at: string
    revision: number
  }
  count_sheet: OfStore & {
    inventory_check_id: string
    name: string
    round: number
    counter_id: string
    counter_name: string
    created_at: string
    finished_at: string | null
    discarded_at: string | null
    content_hash: Buffer
    counted_in: string | null
  }
  counter: OfStore & {
    kind: string
    value: Generated<number>
  }
  customer: OfStore & {
    code: string
    type: Generated<number>
    name: string
    phone: string | null
    phone_key: string | null
    email: string | null
    address: string | null
    birthday: string | null
    gender: string | null
    tax_code: string | null
    note: string | null
    status: Generated<string>
    debt: Generated<number>
    debt_limit: number | null
    debt_entry_count: Generated<number>
    points: Generated<number>
    point_entry_count: Generated<number>
    content_hash: Buffer | null
    version: Generated<number>
    created_at: Generated<string>
    group_id: string | null
  }
  customer_group: OfStore & {
    name: string
    note: string | null
    content_hash: Buffer | null
    version: Generated<number>
    created_at: Generated<string>
  }
  customer_search: OfStore & {
    folded: string
  }
  debt_adjustment: OfStore & Made & Cancellable & {
    code: string
    branch_id: string
    partner_kind: string
    partner_id: string
    partner_name: string
    kind: string
    amount: number
    reason: string
    status: string
    content_hash: Buffer
    business_day: string
  }
  debt_allocation: OfStore & {
    payment_entry_id: string
    debt_entry_id: string
    amount: number
    reverses_id: string | null
    at: string
  }
  debt_entry: OfStore & {
    partner_kind: string
    partner_id: string
    branch_id: string
    sequence: number
    amount: number
    balance_after: number
    kind: string
    document_kind: string
    document_id: string
    document_code: string
    note: string | null
    reverses_id: string | null
    employee_id: string
    at: string
    business_day: string
  }
  device: OfStore & {
    branch_id: string
    name: string
    prefix: string
    paper: number | null
    secret_hash: Buffer
    last_seen_at: string | null
    last_seen_by: string | null
    is_active: Generated<boolean>
    content_hash: Buffer
    version: Generated<number>
    created_at: string
  }
  difference_reason: OfStore & {
    name: string
    direction: string
    position: number
    is_active: Generated<boolean>
    version: Generated<number>
  }
  disposal: OfStore & Made & Cancellable & {
    code: string
    branch_id: string
    status: string
    reason: string
    method: string | null
    place: string | null
    witnesses: Generated<unknown>
    note: string | null
    disposed_on: string | null
    item_count: Generated<number>
    value: Generated<number>
    content_hash: Buffer
    version: Generated<number>
    posted_at: string | null
    business_day: string
  }
  disposal_item: OfStore & {
    disposal_id: string
    position: number
    product_id: string
    product_code: string
    product_name: string
    registration_number: string | null
    lot_id: string
    lot_number: string
    expiry_date: string | null
    bucket: string
    unit_id: string
    unit_name: string
    ratio: number
    quantity: number
    base_quantity: number
    value: Generated<number>
    note: string | null
  }
  doctor: OfStore & {
    code: string
    name: string
    phone: string | null
    specialty: string | null
    degree: string | null
    workplace: string | null
    note: string | null
    is_active: Generated<boolean>
    content_hash: Buffer
    version: Generated<number>
    created_at: string
  }
  drug_incident: OfStore & Made & Cancellable & {
    code: string
    branch_id: string
    status: string
    kind: string
    discovered_at: string
    happened_at: string | null
    discovered_by: string
    place: string | null
    description: string
    cause: string | null
    handling: string | null
    recipient: string
    sent_at: string | null
    sent_by_name: string | null
    inventory_check_id: string | null
    content_hash: Buffer
    version: Generated<number>
    business_day: string
  }
  drug_incident_item: OfStore & {
    drug_incident_id: string
    position: number
    product_id: string
    product_code: string
    product_name: string
    strength: string | null
    registration_number: string | null
    control_group: string | null
    lot_id: string | null
    lot_number: string
    expiry_date: string | null
    unit_id: string
    unit_name: string
    quantity: number
    note: string | null
  }
  employee: OfStore & {
    role_id: string
    full_name: string
    username: string
    phone: string | null
    email: string | null
    password_hash: string
    is_active: Generated<boolean>
    version: Generated<number>
    created_at: Generated<string>
    note: string | null
    is_pharmacist: Generated<boolean>
    practising_number: string | null
    practising_issued_on: string | null
    practising_expires_on: string | null
    gpp_number: string | null
    gpp_issued_on: string | null
    gpp_expires_on: string | null
    access_windows: unknown | null
    content_hash: Buffer | null
    avatar_id: string | null
    must_change_password: Generated<boolean>
    pin_hash: string | null
    pin_failures: Generated<number>
    totp_secret: string | null
    totp_confirmed_at: string | null
    totp_last_step: number | null
    first_day_hidden_at: string | null
    temporary_password_until: string | null
  }
  employee_branch: OfStore & {
    employee_id: string
    branch_id: string
    is_default: Generated<boolean>
  }
  excel_file: OfStore & Made & {
    kind: string
    file_name: string
    content: Buffer | null
    layout: string
    header_row: number
    row_count: number
    columns: unknown
    status: Generated<string>
    result: unknown | null
    content_hash: Buffer
    finished_at: string | null
  }
  excel_mapping: OfStore & {
    kind: string
    layout_key: string
    fields: unknown
    changed_at: string
  }
  idempotency_key: OfStore & {
    at: string
    employee_id: string
    route: string
    content_hash: Buffer
    answer: unknown | null
  }
  image: OfStore & {
    slug: string
    purpose: string
    width: number
    height: number
    bytes: Buffer
    created_by: string
    created_at: string
    content_hash: Buffer
  }
  inbound: OfStore & Made & Cancellable & {
    code: string
    branch_id: string
    kind: string
    status: string
    provider_id: string | null
    provider_name: string | null
    invoice_number: string | null
    invoice_series: string | null
    invoice_date: string | null
    note: string | null
    discount_unit: number | null
    discount_value: number | null
    goods_amount: Generated<number>
    discount_amount: Generated<number>
    vat_amount: Generated<number>
    payable: Generated<number>
    paid: Generated<number>
    debt: Generated<number>
    item_count: Generated<number>
    payments: Generated<unknown>
    content_hash: Buffer | null
    version: Generated<number>
    posted_at: string | null
    business_day: string
    cost_amount: Generated<number>
    other_cost: Generated<number>
    invoice_total: number | null
    amended_at: string | null
    amended_by_name: string | null
    purchase_order_id: string | null
    receiver_id: string | null
    receiver_name: string | null
    is_inspected: Generated<boolean>
    arrival_temperature: number | null
  }
  inbound_cost: OfStore & {
    inbound_id: string
    position: number
    name: string
    payer: string
    amount: number
    is_refundable: Generated<boolean>
    provider_id: string | null
    provider_name: string | null
    method: string | null
    account_id: string | null
  }
  inbound_item: OfStore & {
    inbound_id: string
    position: number
    product_id: string
    product_code: string
    product_name: string
    unit_id: string
    unit_name: string
    ratio: number
    quantity: number
    bonus_quantity: Generated<number>
    base_quantity: number
    price: number
    discount_unit: number | null
    discount_value: number | null
    discount_amount: Generated<number>
    document_share: Generated<number>
    net_amount: Generated<number>
    vat_rate: number | null
    vat_amount: Generated<number>
    value: Generated<number>
    cost_share: Generated<number>
    refundable_share: Generated<number>
    sale_prices: Generated<unknown>
    supplier_item: unknown | null
    defect: string | null
  }
  inbound_lot: OfStore & {
    inbound_id: string
    item_id: string
    position: number
    lot_id: string | null
    lot_number: string
    expiry_date: string | null
    quantity: number
    base_quantity: number
    value: Generated<number>
  }
  inbound_return: OfStore & Made & Cancellable & {
    code: string
    branch_id: string
    status: string
    provider_id: string | null
    provider_name: string | null
    inbound_id: string | null
    inbound_code: string | null
    reason: string
    note: string | null
    deadline: string | null
    goods_amount: Generated<number>
    vat_amount: Generated<number>
    deduction: Generated<number>
    refundable: Generated<number>
    refunded: Generated<number>
    debt: Generated<number>
    value: Generated<number>
    item_count: Generated<number>
    payments: Generated<unknown>
    content_hash: Buffer
    version: Generated<number>
    posted_at: string | null
    business_day: string
  }
  inbound_return_item: OfStore & {
    inbound_return_id: string
    position: number
    inbound_item_id: string | null
    product_id: string
    product_code: string
    product_name: string
    lot_id: string
    lot_number: string
    expiry_date: string | null
    bucket: string
    unit_id: string
    unit_name: string
    ratio: number
    quantity: number
    base_quantity: number
    price: number
    amount: number
    vat_rate: number | null
    vat_amount: Generated<number>
    value: Generated<number>
  }
  inventory_check: OfStore & Made & Cancellable & {
    code: string
    branch_id: string
    kind: string
    group_id: string | null
    position_id: string | null
    note: string | null
    is_blind: boolean
    status: string
    held_at: string | null
    held_by_name: string | null
    hold_reason: string | null
    zeroed_uncounted: Generated<boolean>
    line_count: Generated<number>
    match_count: Generated<number>
    plus_count: Generated<number>
    minus_count: Generated<number>
    plus_value: Generated<number>
    minus_value: Generated<number>
    content_hash: Buffer
    version: Generated<number>
    posted_at: string | null
    posted_by_name: string | null
    business_day: string
    merged_into: string | null
  }
  inventory_check_line: OfStore & {
    inventory_check_id: string
    product_id: string
    lot_key: string
    bucket: string
    reason_id: string | null
    reason_name: string | null
    note: string | null
    offset_group: number | null
    corrects_expiry: Generated<boolean>
    product_code: string | null
    product_name: string | null
    base_unit: string | null
    lot_id: string | null
    lot_number: string | null
    expiry_date: string | null
    found_expiry_date: string | null
    counted: number | null
    counted_at: string | null
    counter_names: string | null
    rounds: number | null
    book: number | null
    difference: number | null
    value: number | null
    value_source: string | null
  }
  inventory_check_product: OfStore & {
    inventory_check_id: string
    product_id: string
  }
  login_name: {
    folded: string
    store_id: string
    employee_id: string
  }
  lot: OfStore & {
    product_id: string
    number: string
    number_key: string
    expiry_date: string | null
    state: Generated<string>
    first_received_at: string
    version: Generated<number>
    merged_into: string | null
  }
  manufacturer: OfStore & {
    name: string
    version: Generated<number>
    created_at: Generated<string>
  }
  medicine: {
    id: string
    registration_number: string
    former_number: string | null
    national_code: string | null
    name: string
    active_ingredient: string | null
    strength: string | null
    dosage_form: string | null
    route: string | null
    packing: string | null
    manufacturer: string | null
    country: string | null
    registrant: string | null
    is_prescription: boolean | null
    control_group: string | null
    ends_on: string | null
    withdrawn_on: string | null
    withdrawn_reason: string | null
    folded: string
    content_hash: Buffer
    created_at: Generated<string>
    changed_at: Generated<string>
  }
  medicine_import: {
    id: string
    source: string
    is_whole: boolean
    started_at: string
    finished_at: string | null
    row_count: Generated<number>
    added: Generated<number>
    changed: Generated<number>
    unchanged: Generated<number>
    withdrawn: Generated<number>
    wrong: Generated<number>
  }
  medicine_proposal: OfStore & {
    product_id: string
    note: string | null
    at: string
    employee_id: string
    employee_name: string
  }
  password_request: OfStore & {
    employee_id: string
    address: string | null
    requested_at: string
  }
  picture_fetch: OfStore & {
    excel_file_id: string
    product_id: string
    address: string
    state: Generated<string>
    attempts: Generated<number>
    next_attempt_at: string | null
    problem: string | null
    created_by: string
    created_at: string
  }
  point_entry: OfStore & {
    customer_id: string
    sequence: number
    amount: number
    balance_after: number
    kind: string
    document_kind: string
    document_id: string
    document_code: string
    reverses_id: string | null
    employee_id: string
    at: string
    business_day: string
  }
  price_book: OfStore & {
    name: string
    starts_at: string | null
    ends_at: string | null
    all_branches: boolean
    all_groups: boolean
    all_sellers: boolean
    off_list: string
    is_active: boolean
    base: string | null
    base_book_id: string | null
    adjust_unit: number | null
    adjust_value: number | null
    rounding: number | null
    follows: Generated<boolean>
    content_hash: Buffer | null
    version: Generated<number>
    created_at: Generated<string>
    changed_at: Generated<string>
    deleted_at: string | null
    on_request: Generated<boolean>
  }
  price_book_item: OfStore & {
    book_id: string | null
    product_id: string
    unit_id: string
    price: number | null
    tiers: Generated<unknown>
    changed_at: string
  }
  price_book_scope: OfStore & {
    book_id: string
    branch_id: string | null
    group_id: string | null
    employee_id: string | null
  }
  price_change: OfStore & {
    product_id: string
    unit_id: string
    unit_name: string
    starts_at: string
    price: number
    price_before: number
    note: string | null
    state: string
    created_by: string
    created_by_name: string
    cancelled_by_name: string | null
    content_hash: Buffer | null
    version: Generated<number>
    created_at: Generated<string>
    changed_at: string
  }
  price_history: OfStore & {
    product_id: string
    unit_id: string
    unit_name: string
    price_before: number | null
    price: number
    source: string
    at: string
    employee_id: string | null
    employee_name: string
    book_name: string | null
  }
  product: OfStore & {
    code: string
    type: number
    name: string
    group_id: string | null
    is_lot_managed: boolean
    vat_rate: number
    registration_number: string | null
    active_ingredient: string | null
    strength: string | null
    country: string | null
    packing: string | null
    dosage_form: string | null
    is_prescription: Generated<boolean>
    control_group: string | null
    min_stock: number | null
    max_stock: number | null
    description: string | null
    is_active: Generated<boolean>
    content_hash: Buffer | null
    version: Generated<number>
    created_at: Generated<string>
    changed_at: Generated<string>
    manufacturer_id: string | null
    position_id: string | null
    short_name: string | null
    national_code: string | null
    route: string | null
    storage: string | null
    protect_from_light: Generated<boolean>
    note_template: string | null
    weight: number | null
    earns_points: Generated<boolean>
    is_sold_directly: Generated<boolean>
    combo_price: string | null
    merged_into: string | null
    medicine_id: string | null
  }
  product_barcode: OfStore & {
    product_id: string
    unit_id: string
    barcode: string
    position: number
  }
  product_branch_status: OfStore & {
    product_id: string
    branch_id: string
    is_active: boolean
  }
  product_distinct: OfStore & {
    one_id: string
    other_id: string
  }
  product_group: OfStore & {
    parent_id: string | null
    name: string
    level: number
    version: Generated<number>
    created_at: Generated<string>
  }
  product_image: OfStore & {
    product_id: string
    image_id: string
    position: number
  }
  product_merge: OfStore & {
    code: string
    survivor_id: string
    duplicate_id: string
    duplicate_code: string
    duplicate_name: string
    at: string
    employee_id: string
    employee_name: string
  }
  product_position: OfStore & {
    name: string
    version: Generated<number>
    created_at: Generated<string>
  }
  product_search: OfStore & {
    folded: string
  }
  product_stock: OfStore & {
    branch_id: string
    product_id: string
    on_hand: Generated<number>
    reserved: Generated<number>
    in_transit: Generated<number>
    entry_count: Generated<number>
    changed_at: Generated<string>
  }
  product_supply: OfStore & {
    product_id: string
    provider_id: string
  }
  product_unit: OfStore & {
    product_id: string
    name: string
    ratio: number
    price: number
    is_base: boolean
    is_default_sale: Generated<boolean>
    position: number
    is_active: Generated<boolean>
    is_default_purchase: Generated<boolean>
    is_sold: Generated<boolean>
    posted_price: number | null
  }
  provider: OfStore & {
    code: string
    name: string
    phone: string | null
    email: string | null
    address: string | null
    tax_code: string | null
    contact_name: string | null
    note: string | null
    is_active: Generated<boolean>
    debt: Generated<number>
    debt_entry_count: Generated<number>
    content_hash: Buffer | null
    version: Generated<number>
    created_at: Generated<string>
    provider_group_id: string | null
    company_name: string | null
    bank_accounts: Generated<unknown>
    certificates: Generated<unknown>
    lead_days: number | null
    min_order: number | null
  }
  provider_group: OfStore & {
    name: string
    note: string | null
    version: Generated<number>
    created_at: Generated<string>
  }
  public_slug: OfStore & {
    slug: string
    kind: string
  }
  purchase_order: OfStore & Made & Cancellable & {
    code: string
    branch_id: string
    status: string
    progress: string
    provider_id: string
    provider_name: string
    expected_date: string | null
    note: string | null
    goods_amount: Generated<number>
    vat_amount: Generated<number>
    payable: Generated<number>
    item_count: Generated<number>
    content_hash: Buffer
    version: Generated<number>
    business_day: string
    confirmed_at: string | null
    confirmed_by_name: string | null
    closed_at: string | null
    closed_by_name: string | null
    close_reason: string | null
  }
  purchase_order_item: OfStore & {
    purchase_order_id: string
    position: number
    product_id: string
    product_code: string
    product_name: string
    unit_id: string
    unit_name: string
    ratio: number
    quantity: number
    base_quantity: number
    received_quantity: Generated<number>
    price: number
    vat_rate: number | null
    amount: number
    vat_amount: Generated<number>
    note: string | null
  }
  quality_check: OfStore & Made & Cancellable & {
    code: string
    branch_id: string
    month: string
    status: string
    storage: Generated<unknown>
    storage_note: string | null
    inspectors: string | null
    note: string | null
    line_count: Generated<number>
    failed_count: Generated<number>
    content_hash: Buffer
    version: Generated<number>
    posted_at: string | null
    posted_by_name: string | null
    business_day: string
  }
  quality_check_item: OfStore & {
    quality_check_id: string
    product_id: string
    product_code: string
    product_name: string
    base_unit: string
    lot_id: string
    lot_number: string
    expiry_date: string | null
    storage: string | null
    risk: string
    quantity: number
    moved_quantity: Generated<number>
    result: string | null
    note: string | null
  }
  quarantine_move: OfStore & {
    branch_id: string
    product_id: string
    lot_id: string
    target: string
    quantity: number
    value: number
    reason: string
    employee_id: string
    employee_name: string
    at: string
  }
  recovery_code: OfStore & {
    employee_id: string
    code_hash: Buffer
    used_at: string | null
  }
  role: OfStore & {
    name: string
    is_default: Generated<boolean>
    version: Generated<number>
    created_at: Generated<string>
    note: string | null
    discount_limit: number | null
    content_hash: Buffer | null
  }
  role_permission: OfStore & {
    role_id: string
    model: string
    action: string
  }
  sale_hour: OfStore & {
    branch_id: string
    business_day: string
    hour: number
    seller_id: string
    bill_count: number
    cancelled_count: number
    total_price: number
    discount_amount: number
    payable: number
    cash: number
    bank: number
    debt: number
    cost: number
    methods: number
  }
  sample_data: OfStore & {
    inbound_id: string
    created_at: string
    removed_at: string | null
  }
  sample_medicine: OfStore & {
    code: string
    name: string
    disease: string | null
    price_kind: Generated<string>
    price: number | null
    note: string | null
    is_active: Generated<boolean>
    deleted_at: string | null
    content_hash: Buffer
    version: Generated<number>
    created_by_name: string
    created_at: string
    doctor_id: string | null
  }
  sample_medicine_item: OfStore & {
    sample_medicine_id: string
    position: number
    product_id: string
    unit_id: string
    quantity: number
    morning: number | null
    noon: number | null
    afternoon: number | null
    evening: number | null
    meal: string | null
    note: string | null
    share: number | null
  }
  saved_view: OfStore & {
    screen: string
    name: string
    employee_id: string
    is_shared: Generated<boolean>
    query: unknown
    columns: unknown | null
    version: Generated<number>
    created_at: Generated<string>
  }
  session: OfStore & {
    employee_id: string
    sequence: Generated<number>
    rotated_at: Generated<string>
    expires_at: string
    revoked_at: string | null
    revoke_reason: string | null
    user_agent: string | null
    address: string | null
    created_at: Generated<string>
    browser_id: string | null
    started_by: Generated<string>
    password_at: string | null
    device_id: string | null
  }
  setting: OfStore & {
    key: string
    value: unknown
    version: Generated<number>
  }
  stock: OfStore & {
    branch_id: string
    product_id: string
    lot_id: string
    bucket: Generated<string>
    quantity: Generated<number>
    value: Generated<number>
  }
  stock_entry: OfStore & {
    branch_id: string
    product_id: string
    lot_id: string
    bucket: Generated<string>
    sequence: number
    quantity: number
    value: number
    balance_after: number
    kind: string
    document_kind: string
    document_id: string
    document_code: string
    line_id: string | null
    reverses_id: string | null
    partner_name: string | null
    employee_id: string
    at: string
    business_day: string
  }
  stock_month: OfStore & {
    branch_id: string
    day: string
    product_id: string
    lot_id: string
    bucket: string
    quantity: number
    value: number
  }
  stock_month_end: OfStore & {
    branch_id: string
    day: string
  }
  stock_transfer: OfStore & Made & Cancellable & {
    code: string
    branch_id: string
    target_branch_id: string
    origin: string
    status: string
    transfer_status: string | null
    note: string | null
    carrier: string | null
    item_count: Generated<number>
    value: Generated<number>
    received_value: Generated<number>
    lost_value: Generated<number>
    content_hash: Buffer
    version: Generated<number>
    posted_at: string | null
    sent_by_name: string | null
    business_day: string
    received_at: string | null
    received_by_name: string | null
    received_day: string | null
    receive_note: string | null
    loss_reason: string | null
    loss_party: string | null
    price_total: number | null
    damaged_value: Generated<number>
    damage_reason: string | null
    needs_approval: Generated<boolean>
  }
  stock_transfer_item: OfStore & {
    stock_transfer_id: string
    position: number
    product_id: string
    product_code: string
    product_name: string
    unit_id: string
    unit_name: string
    ratio: number
    quantity: number
    base_quantity: number
    requested_quantity: number | null
    note: string | null
    price: number | null
  }
  stock_transfer_lot: OfStore & {
    stock_transfer_id: string
    item_id: string
    product_id: string
    lot_id: string
    lot_number: string
    expiry_date: string | null
    quantity: number
    value: Generated<number>
    received_quantity: number | null
    received_value: number | null
    back_quantity: number | null
    back_value: number | null
    lost_quantity: number | null
    lost_value: number | null
    note: string | null
    damaged_quantity: Generated<number>
    damaged_value: Generated<number>
  }
  storage_place: OfStore & {
    branch_id: string
    name: string
    condition: string
    min_temperature: number | null
    max_temperature: number | null
    max_humidity: number | null
    device_name: string | null
    device_serial: string | null
    certificate_number: string | null
    calibrated_on: string | null
    calibration_expires_on: string | null
    is_active: Generated<boolean>
    since: string
    content_hash: Buffer
    version: Generated<number>
  }
  store: OfStore & {
    name: string
    phone: string
    email: string | null
    address: string | null
    tax_code: string | null
    is_agency: Generated<boolean>
    version: Generated<number>
    created_at: Generated<string>
    logo_id: string | null
    coordinates: string | null
    working_hours: unknown | null
    licences: Generated<unknown>
    receipt_header: string | null
    receipt_footer: string | null
    return_policy: string | null
  }
  store_directory: {
    store_id: string
    status: Generated<string>
    created_at: Generated<string>
    code_hash: Buffer | null
    expires_at: string | null
    is_first: Generated<boolean>
  }
  submission: OfStore & {
    branch_id: string
    system: string
    document_kind: string
    document_id: string
    document_code: string
    message: string
    revision: Generated<number>
    state: string
    attempts: Generated<number>
    last_attempt_at: string | null
    next_attempt_at: string | null
    answer: string | null
    reference: string | null
    created_at: Generated<string>
  }
  supplier_item: OfStore & {
    provider_id: string
    key: string
    code: string | null
    name: string
    unit_name: string | null
    product_id: string
    unit_id: string
    used_at: string
  }
  tax_data: OfStore & {
    branch_id: string | null
    product_id: string | null
    group_id: string | null
    vat_rate: number
    from_day: string
    to_day: string | null
    version: Generated<number>
    created_by_name: string
    created_at: string
  }
  tax_info: OfStore & {
    branch_id: string
    tax_code: string
    name: string | null
    address: string | null
    method: string
    vat_percent: number | null
    income_percent: number | null
    version: Generated<number>
    created_at: Generated<string>
  }
  user_log: OfStore & {
    at: string
    employee_id: string | null
    employee_name: string
    branch_id: string | null
    action: string
    subject_kind: string | null
    subject_id: string | null
    subject_code: string | null
    before: unknown | null
    after: unknown | null
    session_id: string | null
    address: string | null
    request_id: string | null
    device: string | null
    amount: number | null
  }
  voucher_kind: OfStore & {
    direction: string
    name: string
    counts_in_profit: boolean
  }
  want: OfStore & {
    branch_id: string
    product_id: string | null
    name: string
    quantity: number
    customer_id: string | null
    customer_name: string | null
    customer_phone: string | null
    note: string | null
    asked_at: string
    business_day: string
    asked_by: string
    asked_by_name: string
    outcome: string | null
    answer_note: string | null
    answered_at: string | null
    answered_by_name: string | null
    content_hash: Buffer
    version: Generated<number>
  }
}
