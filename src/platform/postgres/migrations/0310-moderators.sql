-- Beside creators and admins: somebody who reviews ads, decides reports and held messages, and touches neither money
-- nor staff. A new value of an enum cannot be used in the transaction that adds it: nothing else may stand in this file.
alter type account_role add value 'moderator' before 'enduser';
