/**
 * The category codes that a report prints in its definitions. They are copied here so that this set does not depend
 * on the engine's tables.
 */
export const TAXONOMY_CODES: ReadonlySet<string> = new Set(
  `
hou.rent hou.board hou.rates_water hou.strata_landtax hou.maintenance hou.home_insurance
hou.second_home hou.investment utl.energy com.phone_internet com.streaming foo.groceries
foo.dining foo.alcohol foo.tobacco_vape tra.fuel tra.public tra.rideshare_taxi
tra.tolls_parking tra.vehicle_care tra.rego_licence tra.car_insurance hea.medical hea.pharmacy
hea.insurance ins.life_income ins.general ins.other edu.childcare edu.public
edu.private edu.tertiary_professional per.clothing per.care shp.department shp.online
shp.home_goods shp.gifts_other rec.entertainment rec.sport_hobby rec.gym rec.digital
rec.travel rec.gambling pet.care fam.support_paid fam.person_gift giv.donation
giv.remittance gov.tax gov.fine_fee fin.bank_fee fin.dishonour_fee fin.overdrawn_fee
fin.interest fin.loan_interest fin.super_contribution fin.invest fin.crypto fin.saving
dbt.mortgage dbt.personal dbt.car dbt.student_direct dbt.card_unshared dbt.bnpl
dbt.sacc dbt.macc dbt.wage_advance dbt.lease dbt.collection dbt.agreement
csh.atm csh.cash_out csh.card_advance trf.own_matched trf.own_unshared trf.card_shared
trf.loan_shared trf.person trf.business_unknown trf.international trf.reversed unc.debit
inc.salary.regular inc.salary.variable inc.salary.packaged inc.salary.leave_payout inc.gig.platform inc.business.receipts inc.gov.age_pension
inc.gov.disability inc.gov.jobseeker inc.gov.parenting inc.gov.youth_study inc.gov.family inc.gov.rent_assist
inc.gov.carer inc.gov.dva inc.gov.parental_leave inc.gov.crisis inc.gov.other inc.super.pension
inc.super.lump inc.property.rent inc.property.board inc.invest.dividend inc.invest.interest inc.invest.distribution
inc.support.child inc.support.spouse inc.support.family inc.comp.workcover inc.comp.insurance crd.refund
crd.reversal crd.medicare crd.tax_refund crd.cash_deposit crd.loan_proceeds crd.redraw
crd.asset_sale crd.gambling_return crd.person crd.own_transfer crd.other
`
    .trim()
    .split(/\s+/),
);
