/**
 * Collections that no guard keeps to one tenant, by service and name: why none is needed. All others are owned records, which the guard of the
 * data layer keeps apart. @source ADR 0044
 */
export const sharedCollections: Readonly<Record<string, string>> = {
  'auth attempt_limits': 'keys are hashes over the tenant',
  'auth mailed_codes': 'its repository names the tenant of the running work',
  'auth mail_limits': 'keys are hashes over the tenant',
  'auth spent_nonces': 'hashes that cannot be guessed',
  'auth impersonation_tickets': 'hashes of random values, gone within a minute',
  'campaigns-and-templates block_policies': 'one row for each tenant, by its id',
  'campaigns-and-templates revisions': 'found by their owner, who is of one tenant',
  'campaigns-and-templates section_passwords': 'found by their owner, who is of one tenant',
  'campaigns-and-templates names': 'ids begin with the tenant',
  'campaigns-and-templates media-uses': 'found by a template that was read as an owned record',
  'campaigns-and-templates media-uses-net': 'how far a job has come',
  'campaigns-and-templates publish_keys': 'ids begin with the owner, who is of one tenant',
  'campaigns-and-templates rendered_pages': 'found by a campaign that was read as an owned record',
  'campaigns-and-templates page_refreshes': 'ids of campaigns; each is rendered as the work of its tenant',
  'campaigns-and-templates rating_totals': 'found by their owner, who is of one tenant',
  'campaigns-and-templates submissions': 'keys that the browser of one visitor made up',
  'campaigns-and-templates gate_limits': 'counted by gate and network',
  'campaigns-and-templates activity': 'written for campaigns that were read as owned records, found by their owner',
  'campaigns-and-templates daily_rollups':
    'written for campaigns that were read as owned records, found by their owner',
  'campaigns-and-templates visitors': 'keys that begin with a campaign',
  'commerce coupon_limits': 'counted by seller and network',
  'media shelves': 'found by their owner, who is of one tenant',
  'media usage': 'by the id of an owner, who is of one tenant',
  'media places': 'found by their owner, who is of one tenant',
  'media sweeps': 'how far a job has come',
  'notifications-and-chat lead-mails': 'by the id of an owner, who is of one tenant',
  'notifications-and-chat enquiry-limits': 'counted by account or network',
  'notifications-and-chat push-keys': 'of the installation',
  'notifications-and-chat push-subscriptions':
    'found by an endpoint, a secret of one browser, or by a follow that was read as an owned record',
  'notifications-and-chat push-service-pauses': 'by the host of a push service',
  'notifications-and-chat chat_messages':
    'by a room, which is of one tenant; RoomAccess lets people into their own alone',
  'notifications-and-chat chat_reactions': 'by a message of a room',
  'notifications-and-chat chat_members': 'by a room, which is of one tenant',
  'notifications-and-chat chat_rooms': 'a counter for each room',
  'integrations site-settings': 'of the installation',
  'white-label domain_check_rates': 'by the id of an owner, who is of one tenant',
  'white-label sender_test_limits': 'by the id of an owner, who is of one tenant',
};
